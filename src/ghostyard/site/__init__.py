"""The table without a server: a page that holds it (`docs/site.md`), and the rules as WebAssembly (`docs/wasm.md`)."""
