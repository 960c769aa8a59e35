/** The bytes that a page takes over the network, by Resource Timing, and those of the visit before it. */
import {
  VISIT_DATA_EVENT,
  VISIT_DATA_KEY,
  type BytesByKind,
  type DataKind,
  type VisitData,
} from '@sinima/contracts/data-use';

/** How long entries are gathered before they are counted, in milliseconds: they come in groups. */
const GATHER_MS = 500;

const KIND_OF_ENDING: Readonly<Record<string, DataKind>> = {
  js: 'scripts',
  css: 'styles',
  woff2: 'fonts',
  svg: 'pictures',
  png: 'pictures',
  jpg: 'pictures',
  webp: 'pictures',
  avif: 'pictures',
};

const KIND_OF_ROOT: Readonly<Record<string, DataKind>> = {
  api: 'data',
  cloth: 'pictures',
  attached_assets: 'pictures',
  social: 'pictures',
  reports: 'other',
};

/** Return what a request was for. */
export function kindOf(entry: Pick<PerformanceResourceTiming, 'name' | 'entryType'>): DataKind {
  if (entry.entryType === 'navigation') return 'pages';
  const { pathname } = new URL(entry.name);
  const ending = /\.(\w+)$/.exec(pathname)?.[1] ?? '';
  // Browsers fetch documents ahead of their navigation.
  const kindOfRest = ending === '' ? 'pages' : 'other';
  return KIND_OF_ROOT[pathname.split('/')[1]!] ?? KIND_OF_ENDING[ending] ?? kindOfRest;
}

/** Return bytes of both together. */
export function addBytes(a: BytesByKind, b: BytesByKind): BytesByKind {
  const sum: Partial<Record<DataKind, number>> = { ...a };
  for (const [kind, bytes] of Object.entries(b) as [DataKind, number][]) sum[kind] = (sum[kind] ?? 0) + bytes;
  return sum;
}

type Measured = Pick<PerformanceResourceTiming, 'name' | 'entryType' | 'transferSize'>;

/** The count of one document. */
export interface DataCount {
  /** Count requests. */
  add(entries: readonly Measured[]): void;
  /** Count what the worker has fetched for copies, in bytes. */
  addCopies(bytes: number): void;
  /** Bytes of the page. */
  page(): number;
  /** The same by purpose. */
  byKind(): BytesByKind;
}

/** Count what a document takes. */
export function createDataCount(): DataCount {
  let all: BytesByKind = {};
  return {
    add(entries) {
      for (const entry of entries) {
        const bytes = entry.transferSize;
        if (bytes === 0) continue;
        all = addBytes(all, { [kindOf(entry)]: bytes });
      }
    },
    addCopies(bytes) {
      all = addBytes(all, { copies: bytes });
    },
    page: () => Object.values(all).reduce((sum, bytes) => sum + bytes, 0),
    byKind: () => all,
  };
}

function readVisit(now: number): VisitData {
  try {
    return JSON.parse(sessionStorage.getItem(VISIT_DATA_KEY) ?? '') as VisitData;
  } catch {
    return { since: now, bytes: {} };
  }
}

/** The count of a document, which follows it by itself. */
export type FollowedCount = Pick<DataCount, 'addCopies' | 'page'>;

/**
 * Follow what the document takes, from its start.
 *
 * @param changed called after each change of the count
 * @param weigh resolves with the bytes of the document itself, where the browser's measure of them is not right
 */
export function measureData(changed: () => void, weigh: () => Promise<number | undefined>): FollowedCount {
  const count = createDataCount();
  const before = readVisit(Math.round(performance.timeOrigin));
  const tell = (): void => {
    try {
      const visit: VisitData = { ...before, bytes: addBytes(before.bytes, count.byKind()) };
      sessionStorage.setItem(VISIT_DATA_KEY, JSON.stringify(visit));
    } catch {
      // Without storage the page alone is counted.
    }
    dispatchEvent(new Event(VISIT_DATA_EVENT));
    changed();
  };
  let gathering: number | undefined;
  const add = (entries: readonly Measured[]): void => {
    count.add(entries);
    gathering ??= window.setTimeout(() => {
      gathering = undefined;
      tell();
    }, GATHER_MS);
  };
  const observer = new PerformanceObserver((list) => add(list.getEntries() as PerformanceResourceTiming[]));
  observer.observe({ type: 'resource', buffered: true });
  const [document] = performance.getEntriesByType('navigation');
  if (document) {
    const { name, entryType, transferSize } = document;
    void weigh().then((bytes) => add([{ name, entryType, transferSize: bytes ?? transferSize }]));
  }
  addEventListener('pagehide', () => {
    count.add(observer.takeRecords() as PerformanceResourceTiming[]);
    tell();
  });
  return {
    ...count,
    addCopies(bytes) {
      count.addCopies(bytes);
      tell();
    },
  };
}
