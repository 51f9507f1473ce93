// Browsers start no worker from a file. Where the site is opened from a folder, a hidden frame takes the place of the
// worker that searches: it loads the same script, and passes messages on.
"use strict";

class FrameWorker extends EventTarget {
  constructor(address) {
    super();
    const frame = document.createElement("iframe");
    frame.hidden = true;
    document.body.append(frame);
    this.inner = frame.contentWindow;
    this.inner.postMessage = (data) => this.receive(data);
    this.inner.importScripts = (...addresses) => Promise.all(addresses.map((one) => this.load(one)));
    this.ready = this.load(address);
  }

  load(address) {
    const script = this.inner.document.createElement("script");
    script.src = new URL(address, location.href);
    return new Promise((resolve, reject) => {
      script.onload = resolve;
      script.onerror = () => reject(new Error(`${script.src} cannot be loaded`));
      this.inner.document.body.append(script);
    });
  }

  receive(data) {
    const event = new MessageEvent("message", { data });
    this.dispatchEvent(event);
    this.onmessage?.(event);
  }

  async postMessage(data) {
    await this.ready;
    this.inner.dispatchEvent(new this.inner.MessageEvent("message", { data }));
  }

  terminate() {
    this.inner.frameElement.remove();
  }
}

if (location.protocol === "file:") window.Worker = FrameWorker;
