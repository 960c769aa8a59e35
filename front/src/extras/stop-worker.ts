/**
 * The answer at the worker's address where an operator has switched it off: whatever the worker before it did wrong, this
 * one takes its place, deletes all copies and goes. It takes nothing from the host's build, which may be what is wrong.
 */
export const STOP_WORKER = `self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) if (name.startsWith('sinima-')) await caches.delete(name);
  await self.registration.unregister();
})()));
`;
