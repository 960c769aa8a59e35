/** Requests that do not start the worker: the browser itself takes them from the network, or from the copies of files. */
import { HOST_PATH_PATTERNS, hostPathOf } from '@sinima/contracts/host-paths';
import { CACHES } from './copies.ts';
import type { RouterRule } from './worker-scope.ts';

/** Files whose address names their contents. */
const FILES = /^\/(?:releases\/[\w-]+\/browser|cloth)\//;

/** Tell whether an address may be that of a page. */
export function mayBePage({ pathname }: URL): boolean {
  return hostPathOf(pathname) === undefined && !/\.\w+$/.test(pathname);
}

/** Tell whether an address names its contents, so that a copy of it is never stale. */
export const isFile = ({ pathname }: URL): boolean => FILES.test(pathname);

/** The first rule that holds counts. Patterns may have no groups of regular expressions here. */
export const STATIC_ROUTES: readonly RouterRule[] = [
  {
    condition: { urlPattern: { pathname: '/releases/:app/browser/*' } },
    source: { cacheName: CACHES.files },
  },
  { condition: { urlPattern: { pathname: '/cloth/*' } }, source: { cacheName: CACHES.files } },
  ...HOST_PATH_PATTERNS.map((pathname) => ({
    condition: { urlPattern: { pathname } },
    source: 'network' as const,
  })),
  { condition: { not: { requestMode: 'navigate' } }, source: 'network' },
  // The document does not wait until the worker has started: what answers first is shown, and without a network that is the worker.
  { condition: { requestMode: 'navigate' }, source: 'race-network-and-fetch-handler' },
];
