import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { countingMicroseconds } from '@sinima/bff/measure/counting-cost';
import { geometricMean } from '../measure/percentiles.ts';
import { memoryOfFamily } from '../measure/process-memory.ts';
import { randomOf } from '@sinima/seeded-random';
import type { Target } from '../measure/target.ts';
import { cachedTable, memoryLine, uncachedTable } from './bff-tables.ts';
import { sampleCatalogue, type CatalogueSample } from './catalogue-sample.ts';
import { loadCatalogue } from './load-catalogue.ts';
import { measureCached, type CachedFigures } from './measure-cached.ts';
import { measureUncached, type UncachedFigures } from './measure-uncached.ts';
import { REQUEST_KINDS, type RequestKind } from './request-kinds.ts';
import { runBff, type BffMode, type BffPlace } from './running-bff.ts';

/** The requests to measure, and the catalogue. */
export interface BffBenchOptions {
  /** Size of a synthetic catalogue to load first; absent: the seed alone. */
  readonly titles?: number | undefined;
  readonly uri?: string | undefined;
  /** A data folder to measure, which is kept; absent: a temporary one. */
  readonly data?: string | undefined;
  /** Measures only kinds of requests whose name holds this. */
  readonly only?: string | undefined;
  /** How long each turn of a throughput measurement takes. */
  readonly seconds: number;
  /** How many requests of each kind are timed that have to be made. */
  readonly requests: number;
  readonly say: (text: string) => void;
}

/** The most megabytes that engine and BFF may take together. */
const MOST_MEGABYTES = 1_200;

/** The most ms that 95 % of the answers may take that have to be made. */
const MOST_MS = { list: 40, record: 40, search: 60 } as const;

/** The most that counting a call may take of the time of the fastest answer. */
const MOST_COUNTING = 0.02;

/** How the BFF is set in each part. */
const UNCACHED: BffMode = { cacheMegabytes: 0, logEvery: 100 };
const SAMPLED: BffMode = { cacheMegabytes: 64, logEvery: 100 };
const EVERYTHING_ON: BffMode = { cacheMegabytes: 64, logEvery: 1 };

/** Kinds of requests whose cached responses are measured: small, middling and large ones. */
const CACHED = ['stats', 'title', 'titles', 'credits of a title', 'search'];

/** Measures the BFF, prints the tables, and resolves with the targets and the measurements. */
export async function benchBff(options: BffBenchOptions): Promise<Target[]> {
  const workDir = await mkdtemp(path.join(tmpdir(), 'sinima-bench-'));
  const place: BffPlace = {
    dataDir: options.data ?? path.join(workDir, 'data'),
    uri: options.uri,
    logDir: workDir,
  };
  try {
    if (options.titles !== undefined) await loadCatalogue(place, options.titles, options.say);
    return await measureAll(place, workDir, options);
  } finally {
    await rm(workDir, { recursive: true, force: true });
  }
}

async function measureAll(place: BffPlace, workDir: string, options: BffBenchOptions): Promise<Target[]> {
  const { say, only = '', seconds, requests } = options;
  const kinds = REQUEST_KINDS.filter(({ name }) => name.includes(only));
  const bff = await runBff(place, UNCACHED);
  let sample: CatalogueSample;
  const uncached: UncachedFigures[] = [];
  let memory;
  try {
    sample = await sampleCatalogue(bff.origin);
    say(`A catalogue of ${sample.titleCount} titles and ${sample.peopleCount} people.`);
    const pids = (await memoryOfFamily(bff.pid)).map(({ pid }) => pid);
    for (const kind of kinds) {
      say(`  ${kind.name} …`);
      uncached.push(await measureUncached({ origin: bff.origin, pids }, kind, sample, requests));
    }
    memory = await memoryOfFamily(bff.pid);
  } finally {
    await bff.stop();
  }
  say(`\nAnswers that are made, one request at a time (ms)\n${uncachedTable(uncached)}`);
  say(memoryLine(memory));

  const cached = kinds.filter(({ name }) => CACHED.includes(name));
  const sampled = await cachedFigures(place, SAMPLED, cached, sample, seconds, workDir);
  say(`\nCached responses; one request in 100 is logged\n${cachedTable(sampled)}`);
  const all = await cachedFigures(place, EVERYTHING_ON, cached, sample, seconds, workDir);
  say(`\nCached responses; every request is logged\n${cachedTable(all)}`);

  const megabytes = memory.reduce((sum, process) => sum + process.megabytes, 0);
  return [
    ...uncached.map(latencyTarget),
    ratioTarget('one request in 100 logged', sampled, 0.85),
    ratioTarget('every request logged', all, 0.55),
    countingTarget(sampled, say),
    {
      name: 'engine and BFF together',
      measured: megabytes,
      wanted: MOST_MEGABYTES,
      is: 'at most',
      unit: ' MB',
    },
  ].filter((target): target is Target => target !== undefined);
}

async function cachedFigures(
  place: BffPlace,
  mode: BffMode,
  kinds: readonly RequestKind[],
  sample: CatalogueSample,
  seconds: number,
  workDir: string,
): Promise<CachedFigures[]> {
  if (kinds.length === 0) return [];
  const paths = kinds.map((kind) => kind.path(randomOf(1), sample));
  const bff = await runBff(place, mode);
  try {
    return await measureCached(bff.origin, paths, seconds, workDir);
  } finally {
    await bff.stop();
  }
}

function latencyTarget({ kind, p95 }: UncachedFigures): Target {
  return { name: `${kind.name}, p95`, measured: p95, wanted: MOST_MS[kind.of], is: 'at most', unit: ' ms' };
}

/** One figure for all addresses: that of a single one differs by a tenth from run to run. */
function ratioTarget(how: string, figures: readonly CachedFigures[], wanted: number): Target | undefined {
  if (figures.length === 0) return undefined;
  const name = `cached responses beside raw node:http, ${how}, geometric mean`;
  const measured = geometricMean(figures.map(({ ratio }) => ratio));
  return { name, measured, wanted, is: 'at least', unit: '' };
}

/** Counting beside the answer that takes least: a cached one, of which so many went out in a second. */
function countingTarget(figures: readonly CachedFigures[], say: (text: string) => void): Target | undefined {
  if (figures.length === 0) return undefined;
  const counting = countingMicroseconds();
  const request = 1e6 / Math.max(...figures.map(({ requestsPerSecond }) => requestsPerSecond));
  say(`\nCounting a call takes ${counting.toFixed(3)} µs, the fastest answer ${request.toFixed(1)} µs.`);
  return {
    name: 'counting of calls, share of the fastest answer',
    measured: counting / request,
    wanted: MOST_COUNTING,
    is: 'at most',
    unit: '',
    digits: 4,
  };
}
