// Word of a turn, shown by the browser while the page is closed.
addEventListener("push", (event) => {
  const { text, url, game } = event.data.json();
  event.waitUntil(self.registration.showNotification("Village", { body: text, tag: game, data: url }));
});
addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(self.clients.openWindow(event.notification.data));
});
