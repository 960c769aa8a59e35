import type { OfflineCopies, WorkerMessage } from '@sinima/contracts/offline';

/** How long the worker may take, in milliseconds. */
const ANSWER_MS = 5_000;

/** Ask the service worker what it keeps, or to delete it. Resolves with undefined where there is none. */
export async function askForCopies(
  type: 'list-copies' | 'delete-copies',
): Promise<OfflineCopies | undefined> {
  const worker = 'serviceWorker' in navigator ? navigator.serviceWorker.controller : null;
  if (!worker) return undefined;
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }: MessageEvent<OfflineCopies>) => resolve(data);
    setTimeout(() => resolve(undefined), ANSWER_MS);
    worker.postMessage({ type } satisfies WorkerMessage, [port2]);
  });
}
