import { VISITOR_VERSIONS_PATH, type VisitorVersions } from '@sinima/contracts/composition';
import { wasSpeculative, whenActive } from './activation.ts';

/** How long what was heard is taken for what still holds, in milliseconds: the tab asks at most once in this time. */
const FRESH_MS = 1_000;

/**
 * How long after a new generation only `composition.json` is believed, in milliseconds: while the host's own processes
 * give way to each other, two of the same generation give different versions.
 */
const SETTLING_MS = 60_000;

/** How long an answer may take, in milliseconds. */
const ASK_MS = 3_000;

/** What a tab knows of the versions that its visitor gets by now (`docs/decisions/0026-open-tabs.md`). */
export interface ReleaseNews {
  /** Note the generation that an answer of the API named; a newer one makes the tab ask. */
  hear(generation: number): void;
  /** Whether the visitor gets other versions by now than this page has. A change of others' versions is none. */
  isOutdated(): boolean;
  /** Whether that was confirmed just now. */
  isFresh(): boolean;
  /** Confirm it where it is not fresh. Resolves with whether it is: false when the server does not answer. */
  confirm(): Promise<boolean>;
  /** Take in which versions a document was made of; one that lags behind tells nothing new. */
  learn(answer: VisitorVersions): void;
  /** Be told of each answer. */
  listen(listener: (answer: VisitorVersions) => void): void;
  /** Ask in any case. Resolves with whether the server answered. */
  ask(): Promise<boolean>;
}

async function askServer(): Promise<VisitorVersions> {
  const response = await fetch(VISITOR_VERSIONS_PATH, {
    cache: 'no-store',
    signal: AbortSignal.timeout(ASK_MS),
  });
  if (!response.ok) throw new Error(`${VISITOR_VERSIONS_PATH} answers ${response.status}.`);
  return (await response.json()) as VisitorVersions;
}

function areSame(a: VisitorVersions['versions'], b: VisitorVersions['versions']): boolean {
  const apps = Object.keys(a);
  return apps.length === Object.keys(b).length && apps.every((app) => a[app] === b[app]);
}

/**
 * Follow which versions the visitor of a page gets.
 *
 * @param page what the page was made of
 */
export function createReleaseNews(page: VisitorVersions, ask = askServer): ReleaseNews {
  let known = page;
  let heard = page.generation;
  // Nothing was confirmed yet: the document may have been on its way for a while.
  let confirmedAt = -FRESH_MS;
  let learnedAt = performance.now();
  const listeners: ((answer: VisitorVersions) => void)[] = [];
  let asking: Promise<boolean> | undefined;

  /** Of several shell servers one may lag: what it says counts only once it has caught up with what was heard. */
  const learn = (answer: VisitorVersions): boolean => {
    if (answer.generation < heard) return false;
    confirmedAt = performance.now();
    if (answer.generation > known.generation) learnedAt = confirmedAt;
    known = answer;
    heard = answer.generation;
    for (const listener of listeners) listener(answer);
    return true;
  };

  const isFresh = (): boolean => heard === known.generation && performance.now() - confirmedAt < FRESH_MS;

  const askOnce = (): Promise<boolean> => {
    asking ??= ask()
      .then(learn, () => false)
      .finally(() => {
        asking = undefined;
      });
    return asking;
  };

  return {
    hear(generation) {
      if (generation > heard) {
        heard = generation;
        void askOnce();
        return;
      }
      const now = performance.now();
      const isSettled = now - learnedAt >= SETTLING_MS && generation === known.generation;
      if (isSettled && heard === generation) confirmedAt = now;
    },
    isOutdated: () => !areSame(page.versions, known.versions),
    isFresh,
    learn,
    listen: (listener) => void listeners.push(listener),
    confirm: async () => isFresh() || askOnce(),
    ask: askOnce,
  };
}

/** Back and Forward show a document as the browser has cached it, however old it is. */
const isFromHistory = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && entry.type === 'back_forward');

/**
 * Ask when the visitor comes back to the tab, and when the network does.
 *
 * @param reload called when Back or Forward has led to this document, or it was fetched ahead, and it is outdated: what the
 *   visitor has gone to, and not what they were reading
 */
export function askOnReturn(news: ReleaseNews, reload: () => void): void {
  const confirm = (): void => {
    if (document.visibilityState === 'visible') void news.confirm();
  };
  document.addEventListener('visibilitychange', confirm);
  addEventListener('online', confirm);
  const renew = async (): Promise<void> => {
    await news.ask();
    if (news.isOutdated()) reload();
  };
  void whenActive().then(() => {
    if (isFromHistory() || wasSpeculative()) void renew();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void renew();
  });
}
