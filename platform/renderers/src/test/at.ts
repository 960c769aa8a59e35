import type { WorkOptions } from '../shapes/renderer-pool.ts';

const readsNothing: WorkOptions['read'] = () => Promise.reject(new Error('Nothing can be read.'));

/** Work at a place, with its reads. */
export function at(place: string, read: WorkOptions['read'] = readsNothing): WorkOptions {
  return { place, read };
}
