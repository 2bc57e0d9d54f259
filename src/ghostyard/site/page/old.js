// Runs in any browser, however old: whoever cannot play here is told so in one sentence. Everything else is modules.
(function () {
  var wasm = window.WebAssembly;
  var has = wasm && wasm.Tag && wasm.compileStreaming && window.DecompressionStream && window.indexedDB && window.Worker;
  if (has && Array.prototype.at && window.TransformStream && "noModule" in document.createElement("script")) return;
  var words = { en: "/*en*/", es: "/*es*/", de: "/*de*/" };
  var told = document.createElement("p");
  told.className = "loading site-old";
  told.setAttribute("role", "alert");
  told.appendChild(document.createTextNode(words[String(navigator.language).slice(0, 2)] || words.en));
  var main = document.getElementById("main");
  main.parentNode.replaceChild(told, main);
  window.ghostyardIsTooOld = true;
})();
