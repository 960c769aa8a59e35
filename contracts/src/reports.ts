/** What browsers tell the shell server of how releases fare, and what the shell server tells the operator's service. */

/** Address that browsers report to, by `sendBeacon`. */
export const REPORTS_PATH = '/reports';

/** The web vitals that are reported. Milliseconds, but for CLS, which has no unit. */
export const VITALS = ['LCP', 'INP', 'CLS', 'TTFB'] as const;
export type Vital = (typeof VITALS)[number];

/** Something that went wrong with a release in a browser. No address, no text, nothing personal. */
export interface FailureReport {
  readonly remote: string;
  readonly version: string;
  /** Where: loading the entry, a chunk or a style, or rendering. */
  readonly phase: 'entry' | 'chunk' | 'style' | 'render';
}

/** One beacon, sent when the page is hidden, at most once per page load and 4 KB long. */
export interface PageReport {
  /** The page's token: made by the server for this document, valid for some minutes, names its visitor and versions. */
  readonly token: string;
  readonly failures: readonly FailureReport[];
  readonly vitals: Readonly<Partial<Record<Vital, number>>>;
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
  readonly vitals: Readonly<Partial<Record<Vital, { readonly bounds: readonly number[]; readonly counts: readonly number[] }>>>;
}

/** What `GET /health/releases` of a shell server answers (with the operator's token). */
export interface ReleasesHealth {
  /** ISO time since which it counts: another one means that the counts began anew. */
  readonly since: string;
  /** The generation that it serves, and when (ISO time) it took it. */
  readonly generation: number;
  readonly generationSince: string;
  /** By app, then by version. */
  readonly apps: Readonly<Record<string, Readonly<Record<string, VersionHealth>>>>;
}
