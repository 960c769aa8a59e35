import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { byWay, searchOutcomes, shareFound, type SearchOutcome } from '@sinima/bff/measure/search-outcomes';
import { allNames, spoiledNames } from '@sinima/bff/measure/spoiled-names';
import { readCatalogue } from '@sinima/data/catalogue';
import { loadCatalogue } from '../bff/load-catalogue.ts';
import { runBff } from '../bff/running-bff.ts';
import { percentile } from '../measure/percentiles.ts';
import type { Target } from '../measure/target.ts';
import { markdownTable } from '../measure/markdown-table.ts';

/** The searches to measure, and the catalogue. */
export interface SearchBenchOptions {
  /** Size of a synthetic catalogue beside the curated one; absent: the curated one alone. */
  readonly titles?: number | undefined;
  readonly uri?: string | undefined;
  /** A data folder to measure, which is kept; absent: a temporary one. */
  readonly data?: string | undefined;
  /** How many names are spoiled in each way. */
  readonly requests: number;
  readonly say: (text: string) => void;
}

/** The least percentages of names that are found among the first five: of all, and of each way. */
const LEAST_OF_ALL = 97;
const LEAST_OF_A_WAY = 90;

/** The most ms that 95 % of the searches may take. */
const MOST_MS = 40;

/** How many misses of each way are shown. */
const SHOWN_MISSES = 5;

/** Searches that go before those that are measured. */
const WARM_UP = 50;

/** Searches for names of the catalogue that are spoiled in ten ways, and resolves with the targets and the measurements. */
export async function benchSearch(options: SearchBenchOptions): Promise<Target[]> {
  const { titles, requests, say } = options;
  const workDir = await mkdtemp(path.join(tmpdir(), 'sinima-bench-'));
  const place = { dataDir: options.data ?? path.join(workDir, 'data'), uri: options.uri, logDir: workDir };
  try {
    if (titles !== undefined) await loadCatalogue(place, titles, say);
    const bff = await runBff(place, { cacheMegabytes: 0, logEvery: 100 });
    try {
      const names = spoiledNames(allNames(readCatalogue()), requests);
      say(`Searching for ${names.length} spoiled names …`);
      await searchOutcomes(bff.origin, names.slice(0, WARM_UP));
      return targetsOf(await searchOutcomes(bff.origin, names), say);
    } finally {
      await bff.stop();
    }
  } finally {
    await rm(workDir, { recursive: true, force: true });
  }
}

function targetsOf(all: readonly SearchOutcome[], say: (text: string) => void): Target[] {
  const ways = byWay(all);
  say(`\nNames spoiled in ten ways, with the meant record among the first five\n${outcomesTable(all)}`);
  for (const { way, outcomes } of ways) {
    const missed = outcomes.filter(({ isFound }) => !isFound).slice(0, SHOWN_MISSES);
    for (const { name, query } of missed) say(`  missed, ${way}: "${query}" for ${name}`);
  }
  const found = (name: string, outcomes: readonly SearchOutcome[], wanted: number): Target => ({
    name: `found, ${name}`,
    measured: 100 * shareFound(outcomes),
    wanted,
    is: 'at least',
    unit: ' %',
  });
  return [
    found('all ways', all, LEAST_OF_ALL),
    ...ways.map(({ way, outcomes }) => found(way, outcomes, LEAST_OF_A_WAY)),
    { name: 'search, p95', measured: percentileOf(all, 0.95), wanted: MOST_MS, is: 'at most', unit: ' ms' },
  ];
}

function outcomesTable(all: readonly SearchOutcome[]): string {
  const row = (name: string, outcomes: readonly SearchOutcome[]): string[] => [
    name,
    String(outcomes.length),
    (100 * shareFound(outcomes)).toFixed(1),
    percentileOf(outcomes, 0.5).toFixed(1),
    percentileOf(outcomes, 0.95).toFixed(1),
  ];
  const rows = byWay(all).map(({ way, outcomes }) => row(way, outcomes));
  return markdownTable(['way', 'asked', 'found %', 'p50 ms', 'p95 ms'], [...rows, row('all', all)]);
}

function percentileOf(outcomes: readonly SearchOutcome[], share: number): number {
  return percentile(
    outcomes.map(({ ms }) => ms),
    share,
  );
}
