// What a browser without a screen does not do: being looked away from, showing notifications. It writes down what is asked
// of it where a test can wait for it, and also each tone that begins.

(() => {
  const count = (name) => {
    const { dataset } = document.documentElement;
    dataset[name] = String(Number(dataset[name] ?? 0) + 1);
  };

  let hidden = false;
  Object.defineProperty(document, "hidden", { get: () => hidden });
  globalThis.lookAway = (away) => {
    hidden = away;
    document.dispatchEvent(new Event("visibilitychange"));
  };

  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (...when) {
    count("tones");
    start.apply(this, when);
  };

  globalThis.shown = [];
  globalThis.focus = () => count("focused");
  globalThis.Notification = class {
    static permission = "default";

    static async requestPermission() {
      count("asked");
      Notification.permission = "granted";
      return "granted";
    }

    constructor(title, options) {
      Object.assign(this, { title, options });
      globalThis.shown.push(this);
      count("notified");
    }

    close() {
      count("closed");
    }
  };
})();
