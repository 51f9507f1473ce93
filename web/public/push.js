// Word of a turn, shown by the browser while the page is closed.
addEventListener("push", (event) => {
  const { text, url, game } = event.data.json();
  event.waitUntil(self.registration.showNotification("Village", { body: text, tag: game, data: url }));
});
addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data));
});

/** The table where it is open already, else in a new window. */
async function show(url) {
  const windows = await self.clients.matchAll({ type: "window" });
  const open = windows.find((one) => one.url.startsWith(url));
  return open ? open.focus() : self.clients.openWindow(url);
}
