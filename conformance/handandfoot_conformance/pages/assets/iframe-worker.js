"use strict";

// Browsers start no worker for pages that are opened from a folder. There, and only there,
// the search runs in a hidden frame instead, so that it works without a server and without a network.
if (location.protocol === "file:") {
  window.Worker = class extends EventTarget {
    constructor(url) {
      super();
      this.waiting = [];
      this.frame = document.createElement("iframe");
      this.frame.hidden = true;
      this.frame.title = "search";
      const begin = () => {
        const inside = this.frame.contentWindow;
        inside.postMessage = (data) => this.dispatchEvent(new MessageEvent("message", { data }));
        inside.importScripts = (...scripts) =>
          scripts.reduce((before, each) => before.then(() => this.load(each)), Promise.resolve());
        this.load(url).then(() => {
          this.ready = true;
          this.waiting.splice(0).forEach((data) => this.postMessage(data));
        });
      };
      const attach = () => {
        document.body.append(this.frame);
        begin();
      };
      if (document.body) attach();
      else document.addEventListener("DOMContentLoaded", attach);
    }

    load(url) {
      return new Promise((done, failed) => {
        const inside = this.frame.contentDocument;
        const script = inside.createElement("script");
        script.src = url;
        script.onload = done;
        script.onerror = failed;
        inside.head.append(script);
      });
    }

    postMessage(data) {
      if (!this.ready) this.waiting.push(data);
      else this.frame.contentWindow.dispatchEvent(new MessageEvent("message", { data }));
    }

    terminate() {
      this.frame.remove();
    }
  };
}
