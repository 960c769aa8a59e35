/**
 * The service worker: it keeps pages for when there is no network, and runs nothing that an operator has barred
 * (`docs/decisions/0047-offline-copies.md`).
 */
import { GENERATION_HEADER } from '@sinima/contracts/composition';
import { BARRED_VERSIONS_PATH, type BarredVersions, type WorkerMessage } from '@sinima/contracts/offline';
import { isAnyBarred } from '../page/barred-versions.ts';
import { answerPage } from './answer-page.ts';
import { Copies } from './copies.ts';
import { isKeptOfLate, keepPage, workerSavesData, type Keeper } from './keep-page.ts';
import { hearGeneration, learnList, needsList } from './known-releases.ts';
import { isFile, mayBePage, STATIC_ROUTES } from './static-routes.ts';
import { TransferSizes } from './transfer-sizes.ts';
import type { FetchEvent, InstallEvent, MessageToWorker, WorkerScope } from './worker-scope.ts';

declare const self: WorkerScope;

const copies = new Copies(caches);

const sizes = new TransferSizes();

const keeper: Keeper = {
  copies,
  fetch(path, init) {
    if (init?.cache !== 'only-if-cached') sizes.countForCopies(new URL(path, self.location.origin).href);
    return fetch(path, init);
  },
  savesData: () => workerSavesData(self),
  now: Date.now,
};

/** Delete all copies and go: no page is answered by this worker from the next one on. */
async function stop(): Promise<void> {
  await copies.clear({ all: true });
  await self.registration.unregister();
}

/** Ask what is barred, and drop it. Where the server cannot be reached, what is known stays. */
async function askWhatIsBarred(): Promise<void> {
  const response = await fetch(BARRED_VERSIONS_PATH, { cache: 'no-store' }).catch(() => undefined);
  if (!response?.ok) return;
  const list = (await response.json()) as BarredVersions;
  if (list.serviceWorker === 'off') return stop();
  const { releases } = await copies.index();
  if (learnList(releases, list, Date.now()) === 'other-site') await copies.clear({ all: true });
  await copies.change((index) => {
    const learned = learnList(index.releases, list, Date.now());
    return learned === 'other-site' ? index : { ...index, releases: learned };
  });
  await copies.dropBarred();
  if (isAnyBarred(list.barred, { shell: [self.sinimaHost.version] })) await self.registration.update();
}

/** Hear the generation that an answer named; where it is new, learn what was barred before anything else is answered. */
async function hear(generation: number): Promise<void> {
  const { releases } = await copies.index();
  const isAskedFor = generation > releases.generation || needsList(releases, Date.now());
  await copies.change((index) => ({
    ...index,
    releases: hearGeneration(index.releases, generation, Date.now()),
  }));
  if (isAskedFor) await askWhatIsBarred();
}

async function hearFrom({ headers }: Response): Promise<void> {
  const generation = Number(headers.get(GENERATION_HEADER));
  if (generation > 0) await hear(generation);
}

async function install(event: InstallEvent): Promise<void> {
  try {
    await event.addRoutes?.(STATIC_ROUTES);
  } catch (error) {
    // A browser that knows other conditions: the worker answers then.
    console.info('Static routes are not taken:', error);
  }
  // No copy is shown before it is known what is barred.
  await askWhatIsBarred();
  await self.skipWaiting();
}

async function activate(): Promise<void> {
  await self.registration.navigationPreload?.enable();
  const { style, fonts } = self.sinimaHost;
  const kept = await Promise.all(
    [style, ...fonts].map(async (path) => {
      // Of these the browser has what the page that registers the worker has loaded.
      const bytes = await copies.keepFile(path, () =>
        fetch(path, { cache: 'only-if-cached', mode: 'same-origin' }).catch(() => undefined),
      );
      return bytes === undefined ? [] : [[path, bytes] as const];
    }),
  );
  await copies.keepOwn(Object.fromEntries(kept.flat()));
  await self.clients.claim();
}

/** Where the browser races the worker with the network, this takes the answer of that same request. */
async function askNetwork({ request, preloadResponse }: FetchEvent): Promise<Response> {
  return (await preloadResponse) ?? fetch(request);
}

self.addEventListener('install', (event) => event.waitUntil(install(event)));
self.addEventListener('activate', (event) => event.waitUntil(activate()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (isFile(url)) {
    event.respondWith(copies.file(url.pathname + url.search).then((kept) => kept ?? fetch(request)));
  } else if (request.mode === 'navigate' && mayBePage(url)) {
    const network = askNetwork(event);
    // An answer that comes after a copy was shown still says what is live.
    event.waitUntil(network.then(hearFrom, () => undefined));
    const parts = { copies, host: self.sinimaHost, network, now: Date.now };
    event.respondWith(answerPage(parts, url.pathname + url.search));
  }
});

/** Pages keep only what is of this site. */
function ownPath(path: string): string | undefined {
  const url = new URL(path, self.location.origin);
  return url.origin === self.location.origin && mayBePage(url) ? url.pathname + url.search : undefined;
}

async function receive({ data, ports: [port], source }: MessageToWorker): Promise<void> {
  const message = data as WorkerMessage;
  switch (message.type) {
    case 'cache-page': {
      const path = ownPath(message.path);
      // A remote asks again each time that something is saved; who shows a page names the files that it loaded.
      const isAskedFor = message.files === undefined;
      if (path === undefined || (isAskedFor && (await isKeptOfLate(keeper, path)))) return;
      await keepPage(keeper, path, { others: message.files, isAskedFor });
      return port?.postMessage(sizes.takeCopies());
    }
    case 'generation-heard':
      return hear(message.generation);
    case 'weigh-document':
      return port?.postMessage((source && sizes.of(source.url.replace(/#.*/, ''))) ?? null);
    case 'delete-copies':
      await copies.clear();
      return port?.postMessage(await copies.list());
    case 'list-copies':
      return port?.postMessage(await copies.list());
  }
}

self.addEventListener('message', (event) => {
  event.waitUntil(receive(event));
});
