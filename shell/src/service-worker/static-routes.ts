/** What the worker is not started for: the browser itself takes it from the network, or from the copies of files. */
import { CACHES } from './copies.ts';
import type { RouterRule } from './worker-scope.ts';

/** First segments of paths that are no pages: the API, files, and what is the operator's. */
const NO_PAGES = [
  'api',
  'releases',
  'cloth',
  'social',
  'operator',
  'health',
  'metrics',
  'reports',
  'attached_assets',
  '__dev',
  '__boundaries',
];

/** Files whose address names their contents. */
const FILES = /^\/(?:releases\/[\w-]+\/browser|cloth)\//;

/** Tell whether an address may be that of a page. */
export function mayBePage({ pathname }: URL): boolean {
  return !NO_PAGES.includes(pathname.split('/')[1]!) && !/\.\w+$/.test(pathname);
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
  ...NO_PAGES.map((root) => ({
    condition: { urlPattern: { pathname: `/${root}/*` } },
    source: 'network' as const,
  })),
  { condition: { not: { requestMode: 'navigate' } }, source: 'network' },
];
