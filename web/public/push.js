// Shows turn notifications, also while the page is closed.
addEventListener("push", (event) => {
  const { text, url, table_id } = event.data.json();
  event.waitUntil(self.registration.showNotification("Village", { body: text, tag: table_id, data: url }));
});
addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data));
});

/** Focus the window with the table, or open a new one. */
async function show(url) {
  const windows = await self.clients.matchAll({ type: "window" });
  const open = windows.find((client) => client.url.startsWith(url));
  return open ? open.focus() : self.clients.openWindow(url);
}
