// Runs before the page: sets the settings and records all errors.
localStorage.village ??= JSON.stringify({ language: "en", theme: "light", pace: 0, coach: false, name: "Ann" });

(() => {
  const record = (text) =>
    sessionStorage.setItem("errors", JSON.stringify([...JSON.parse(sessionStorage.errors ?? "[]"), text]));
  const error = console.error;
  console.error = (...parts) => {
    record(`console: ${parts.join(" ")}`);
    error.apply(console, parts);
  };
  addEventListener("unhandledrejection", (event) => record(`unhandled rejection: ${event.reason}`));
  addEventListener("securitypolicyviolation", (event) => record(`blocked by policy: ${event.blockedURI}`));
  // A file that cannot be loaded raises an event without a message, on its element only.
  addEventListener("error", (event) => record(event.message ?? `not loaded: ${event.target.outerHTML}`), true);
})();
