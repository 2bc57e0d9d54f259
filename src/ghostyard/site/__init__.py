"""The table without a server: the rules as WebAssembly modules. `docs/wasm.md` explains it."""
