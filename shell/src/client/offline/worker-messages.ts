import { SERVICE_WORKER_PATH, type WorkerMessage } from '@sinima/contracts/offline';

/** Tell the worker, once there is one. */
export async function tellWorker(message: WorkerMessage): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(message, []);
}

/** How long the worker may take to answer, in milliseconds: it may have to fetch. */
const ANSWER_MS = 20_000;

/** Ask the worker, once there is one; undefined: it does not answer. */
export async function askWorker<Answer>(message: WorkerMessage): Promise<Answer | undefined> {
  const { active } = await navigator.serviceWorker.ready;
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }: MessageEvent<Answer>) => resolve(data);
    setTimeout(resolve, ANSWER_MS);
    active?.postMessage(message, [port2]);
  });
}

/** Register the worker; where the browser refuses, the site is as it was without one. */
export async function registerWorker(): Promise<boolean> {
  try {
    await navigator.serviceWorker.register(SERVICE_WORKER_PATH, { updateViaCache: 'none' });
    return true;
  } catch (error) {
    console.info('No copies are kept for when there is no network:', error);
    return false;
  }
}

/** End the worker, and delete what it kept. */
export async function endWorker(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration) return;
  await registration.unregister();
  for (const name of await caches.keys()) if (name.startsWith('sinima-')) await caches.delete(name);
}
