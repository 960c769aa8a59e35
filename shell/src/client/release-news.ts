import { VISITOR_VERSIONS_PATH, type VisitorVersions } from '@sinima/contracts/composition';
import { BARRED_VERSIONS_PATH, type BarredVersions } from '@sinima/contracts/offline';
import { isAnyBarred, type RunVersions } from '../page/barred-versions.ts';
import { wasSpeculative, whenActive } from './activation.ts';

/** How long an answer may take, in milliseconds. */
const ASK_MS = 3_000;

/** A tab's knowledge of the versions that its visitor gets by now (`docs/decisions/0043-navigation.md`). */
export interface ReleaseNews {
  /** The latest that is known: the page's, until the server says another. */
  generation(): number;
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
    generation: () => known.generation,
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

/** Ask what an operator, or the guard, has rejected: answered 304 where nothing has changed since the browser last asked. */
async function askWhatIsBarred(): Promise<BarredVersions> {
  const response = await fetch(BARRED_VERSIONS_PATH, {
    cache: 'no-cache',
    signal: AbortSignal.timeout(ASK_MS),
  });
  if (!response.ok) throw new Error(`${BARRED_VERSIONS_PATH} answers ${response.status}.`);
  return (await response.json()) as BarredVersions;
}

/** Tell whether one of these versions is barred by now. A server that does not answer bars none. */
export function isWithdrawn(versions: RunVersions, ask = askWhatIsBarred): Promise<boolean> {
  return ask().then(
    ({ barred }) => isAnyBarred(barred, versions),
    () => false,
  );
}

/** Back and Forward show a document as the browser has cached it, however old it is. */
const isFromHistory = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && entry.type === 'back_forward');

/**
 * Ask when the visitor comes back to the tab, and when the network does.
 *
 * @param isStale tells whether a document may not stay that Back or Forward has led to, or that was fetched ahead
 * @param reload called where it may not: the visitor has gone to it, and was not reading it
 */
export function askOnReturn(
  news: Pick<ReleaseNews, 'ask'>,
  isStale: () => Promise<boolean>,
  reload: () => void,
): void {
  const ask = (): void => {
    if (document.visibilityState === 'visible') void news.ask();
  };
  document.addEventListener('visibilitychange', ask);
  addEventListener('online', ask);
  const renew = async (): Promise<void> => {
    if (await isStale()) reload();
  };
  void whenActive().then(() => {
    if (isFromHistory() || wasSpeculative()) void renew();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void renew();
  });
}
