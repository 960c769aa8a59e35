/** What browsers tell the shell server of how releases fare, and what the shell server tells the operator's service. */
import type { ErrorFrame, ErrorSource, ThrownError } from './thrown-error.ts';

/** Address that browsers report to, by `sendBeacon`. */
export const REPORTS_PATH = '/reports';

/**
 * Address at which a page that has something to report asks for its token: it posts its `PageVersions`, and is answered a
 * `ReportToken`, or 204 where the visitor has none of them now.
 */
export const REPORT_TOKEN_PATH = '/reports/token';

/** The web vitals that are reported. Milliseconds, but for CLS, which has no unit. */
export const VITALS = ['LCP', 'INP', 'CLS', 'TTFB'] as const;
export type Vital = (typeof VITALS)[number];

/**
 * How a page came to be shown: loaded from the network or a cache, prerendered before the visitor asked for it, or restored
 * from the back/forward cache. Their vitals differ by a factor of ten or more, so they are counted and compared apart.
 */
export const VITALS_CLASSES = ['loaded', 'prerendered', 'restored'] as const;
export type VitalsClass = (typeof VITALS_CLASSES)[number];

/** Something for each class and vital that was observed. */
export type ByClassAndVital<Observed> = Readonly<
  Partial<Record<VitalsClass, Readonly<Partial<Record<Vital, Observed>>>>>
>;

/**
 * Address at which a page that was prefetched or prerendered tells, once the visitor sees it, which versions it shows: its
 * `PageVersions`. The server counted no visitor when it sent the page.
 */
export const ACTIVATIONS_PATH = '/reports/activations';

/** Something that went wrong with a release in a browser. No address, no text, nothing personal. */
export interface FailureReport {
  readonly remote: string;
  readonly version: string;
  /** Where: loading the entry, a chunk or a style, or rendering. */
  readonly phase: 'entry' | 'chunk' | 'style' | 'render';
}

/** Errors of the network, the API and deadlines: no line of code is to blame for them. */
const OF_SURROUNDINGS = ['AbortError', 'ApiError', 'ChunkLoadError', 'MissingCode', 'TimeoutError'];

/** Tell whether an error is one of code, by its name. */
export function isOfCode({ name }: { readonly name: string }): boolean {
  return !OF_SURROUNDINGS.includes(name);
}

/** An error that code of a remote, or of the host (`shell`), threw in a browser. */
export interface ErrorReport extends ThrownError {
  readonly remote: string;
  readonly version: string;
}

/** Most errors of one page. */
export const MAX_PAGE_ERRORS = 3;

/** Versions that a page may speak of, by app, the host's among them; the first of each is the one that it shows. */
export type PageVersions = Readonly<Record<string, readonly string[]>>;

/** Longest body of a beacon, in bytes. */
export const MAX_REPORT_BYTES = 8_192;

/** What a page may report with, and of which of its versions. */
export interface ReportToken {
  readonly token: string;
  readonly versions: PageVersions;
}

/** One beacon: failures at once, vitals when the page is hidden. At most three per page load. */
export interface PageReport {
  /** Made by the server for this document, valid for some minutes, signs its visitor and `versions`. */
  readonly token: string;
  /** Those of the `ReportToken`. Other ones than the token signs make the report void. */
  readonly versions: PageVersions;
  /** Remotes that stood in the page, and `shell`: their versions are those that the vitals are of. */
  readonly shown: readonly string[];
  readonly failures: readonly FailureReport[];
  /** Errors for the operator: they say where the code failed, and stop no canary. */
  readonly errors?: readonly ErrorReport[];
  /** A document that is restored from the back/forward cache has vitals of two classes. */
  readonly vitals: ByClassAndVital<number>;
}

/** Counts of one version of one remote since the process started. A visitor counts once, however often they report. */
export interface VersionHealth {
  /** Visitors who were given a page with it. */
  readonly visitors: number;
  /** Visitors whose browser reported a failure of it. */
  readonly failingVisitors: number;
  /** Times that the server rendered a fragment of it, and times that this failed. */
  readonly renders: number;
  readonly failedRenders: number;
  /** Observed vitals: upper bounds of the buckets and how many fell into each; the last bucket is unbounded. */
  readonly vitals: ByClassAndVital<{
    readonly bounds: readonly number[];
    readonly counts: readonly number[];
  }>;
}

/** An error of one version, as often as one process saw it. */
export interface CountedError extends Omit<ThrownError, 'frames'> {
  readonly source: ErrorSource;
  readonly app: string;
  readonly version: string;
  /** Each with the version of its app whose script it is. */
  readonly frames: readonly (ErrorFrame & { readonly version: string })[];
  readonly times: number;
  /** Different pages of visitors that reported it. */
  readonly pages: number;
}

/** What `GET /health/releases` of a shell server answers (with the operator's token). */
export interface ReleasesHealth {
  /** ISO time since which it counts: a different one means that the counts started over. */
  readonly since: string;
  /** The generation that it serves, and when (ISO time) it took it. */
  readonly generation: number;
  readonly generationSince: string;
  /** By app, then by version. */
  readonly apps: Readonly<Record<string, Readonly<Record<string, VersionHealth>>>>;
  /** Absent: of a host of before there were any. */
  readonly errors?: readonly CountedError[];
}
