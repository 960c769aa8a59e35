import { VISITOR_VERSIONS_PATH, type VisitorVersions } from '@sinima/contracts/composition';
import { wasSpeculative, whenActive } from './activation.ts';

/** How long an answer may take, in milliseconds. */
const ASK_MS = 3_000;

/** What a tab knows of the versions that its visitor gets by now (`docs/decisions/0026-open-tabs.md`). */
export interface ReleaseNews {
  /** Whether the visitor gets other versions by now than this page has. A change of others' versions is none. */
  isOutdated(): boolean;
  /** Be told of each answer. */
  listen(listener: (answer: VisitorVersions) => void): void;
  /** Ask the server. Resolves with whether it answered. */
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
  const listeners: ((answer: VisitorVersions) => void)[] = [];
  let asking: Promise<boolean> | undefined;

  /** Of several servers one may lag: what it says does not count then. */
  function learn(answer: VisitorVersions): boolean {
    if (answer.generation < known.generation) return false;
    known = answer;
    for (const listener of listeners) listener(answer);
    return true;
  }

  return {
    isOutdated: () => !areSame(page.versions, known.versions),
    listen: (listener) => void listeners.push(listener),
    ask: () =>
      (asking ??= ask()
        .then(learn, () => false)
        .finally(() => {
          asking = undefined;
        })),
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
  const ask = (): void => {
    if (document.visibilityState === 'visible') void news.ask();
  };
  document.addEventListener('visibilitychange', ask);
  addEventListener('online', ask);
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
