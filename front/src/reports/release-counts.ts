/** The counts of each release in this process, since it started. */
import {
  VITALS,
  VITALS_CLASSES,
  type ByClassAndVital,
  type FailureReport,
  type ReleasesHealth,
  type Vital,
  type VersionHealth,
  type VitalsClass,
} from '@sinima/contracts/reports';
import { LRUCache } from 'lru-cache';
import { emptyHistogram, observe, type VitalHistogram } from './vitals-histogram.ts';

/**
 * Remembered visitors, one entry for each version that they had: 50,000 entries take 12 MB. A forgotten visitor
 * counts as a new visitor.
 */
const REMEMBERED = 50_000;

/** A release, named. */
export interface NamedVersion {
  readonly app: string;
  readonly version: string;
}

/** A report of one visitor's browser, already verified. */
export interface VisitorReport {
  /** The visitor's pseudonym. */
  readonly visitor: string;
  /** Whether `gavePage` counted the visitor for the versions in `shown`. */
  readonly isCounted?: boolean;
  readonly failures: readonly FailureReport[];
  /** The versions that the vitals are of. */
  readonly shown: readonly NamedVersion[];
  readonly vitals: ByClassAndVital<number>;
}

/** Counts by app and version. A version is counted from the first time that it is named. */
export interface ReleaseCounts {
  /** ISO time since which it counts. */
  readonly since: string;
  /** Count a fragment of a version that the server rendered. */
  rendered(app: string, version: string): void;
  /** Count a fragment of a version that the server could not import or render. */
  failed(app: string, version: string): void;
  /** Count a visitor who was given a page with these versions: each of them once. */
  gave(visitor: string, versions: readonly NamedVersion[]): void;
  /** Count one more visitor without a cookie who was given these versions. */
  gavePage(versions: readonly NamedVersion[]): void;
  /** Count what a browser reports: of each version one failure and one value of each vital and class per visitor. */
  reported(report: VisitorReport): void;
  /** Return the counts so far. */
  apps(): ReleasesHealth['apps'];
}

interface Counts {
  visitors: number;
  failingVisitors: number;
  renders: number;
  failedRenders: number;
  readonly vitals: Partial<Record<VitalsClass, Partial<Record<Vital, VitalHistogram>>>>;
}

/** The counts that a visitor is in already, as bits. */
const GIVEN = 1;
const FAILED = 2;
const bitOf = (kind: VitalsClass, vital: Vital): number =>
  4 << (VITALS_CLASSES.indexOf(kind) * VITALS.length + VITALS.indexOf(vital));

/** Start counting. */
export function createReleaseCounts(): ReleaseCounts {
  const apps = new Map<string, Map<string, Counts>>();
  // By size, so that it grows as visitors come: `max` makes room for all of them at the start.
  const votes = new LRUCache<string, number>({ maxSize: REMEMBERED, sizeCalculation: () => 1 });

  function countsOf({ app, version }: NamedVersion): Counts {
    const versions = apps.get(app) ?? new Map<string, Counts>();
    apps.set(app, versions);
    const counts = versions.get(version) ?? {
      visitors: 0,
      failingVisitors: 0,
      renders: 0,
      failedRenders: 0,
      vitals: {},
    };
    versions.set(version, counts);
    return counts;
  }

  /** Return whether it is the visitor's first vote of this kind on the version; remember it. */
  function isFirst(visitor: string, { app, version }: NamedVersion, bit: number): boolean {
    const key = `${visitor} ${app}@${version}`;
    const former = votes.get(key) ?? 0;
    if ((former & bit) !== 0) return false;
    votes.set(key, former | bit);
    return true;
  }

  function gave(visitor: string, versions: readonly NamedVersion[]): void {
    for (const each of versions) if (isFirst(visitor, each, GIVEN)) countsOf(each).visitors += 1;
  }

  return {
    since: new Date().toISOString(),
    rendered(app, version) {
      countsOf({ app, version }).renders += 1;
    },
    failed(app, version) {
      countsOf({ app, version }).failedRenders += 1;
    },
    gave,
    gavePage(versions) {
      for (const each of versions) countsOf(each).visitors += 1;
    },
    reported({ visitor, isCounted = false, failures, shown, vitals }) {
      if (isCounted) for (const named of shown) isFirst(visitor, named, GIVEN);
      for (const { remote: app, version } of failures) {
        const named = { app, version };
        // Loaded by the browser's own navigation, it was not counted with the document.
        gave(visitor, [named]);
        if (isFirst(visitor, named, FAILED)) countsOf(named).failingVisitors += 1;
      }
      for (const kind of VITALS_CLASSES) {
        for (const vital of VITALS) {
          const value = vitals[kind]?.[vital];
          if (value === undefined) continue;
          for (const named of shown) {
            if (!isFirst(visitor, named, bitOf(kind, vital))) continue;
            const ofClass = (countsOf(named).vitals[kind] ??= {});
            observe((ofClass[vital] ??= emptyHistogram(vital)), value);
          }
        }
      }
    },
    apps: () =>
      Object.fromEntries(
        [...apps].map(([app, versions]) => [
          app,
          Object.fromEntries(
            [...versions].map(([version, counts]): [string, VersionHealth] => [
              version,
              structuredClone(counts),
            ]),
          ),
        ]),
      ),
  };
}
