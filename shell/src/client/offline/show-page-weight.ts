/** The bytes that the page takes over the network, for the footer. */
import { tellPageWeight } from '../../app/page-weight.ts';
import { measureData, type FollowedCount } from './measure-data.ts';
import { askWorker } from './worker-messages.ts';

/** Undefined: the document came without the worker, and the browser knows. */
async function weighDocument(): Promise<number | undefined> {
  const [document] = performance.getEntriesByType('navigation');
  if (!document || document.workerStart === 0) return undefined;
  return (await askWorker<number | null>({ type: 'weigh-document' })) ?? 0;
}

/** Count what the page takes, and tell the footer. */
export function showPageWeight(): FollowedCount {
  const count = measureData(() => tellPageWeight(count.page()), weighDocument);
  return count;
}
