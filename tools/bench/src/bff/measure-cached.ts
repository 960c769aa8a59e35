import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { startService } from '@sinima/site/service';
import { latencies } from '../measure/latency.ts';
import { median, percentiles, type Percentiles } from '../measure/percentiles.ts';
import { requestsPerSecond } from '../measure/throughput.ts';
import type { RawAnswer } from '../measure/raw-server.ts';

/** How often the BFF and the raw server take turns at each address. */
const ROUNDS = 9;

/** How many requests are timed one by one. */
const TIMED = 400;

/** How fast answers went out that were kept, beside a server that can do nothing else. */
export interface CachedFigures extends Percentiles {
  readonly path: string;
  readonly bytes: number;
  readonly requestsPerSecond: number;
  readonly rawRequestsPerSecond: number;
  /** Median over the rounds of the BFF's requests a second, divided by the raw server's just after. */
  readonly ratio: number;
}

/** Measures these addresses of a BFF, in turns with a raw server that has the same answers. */
export async function measureCached(
  origin: string,
  paths: readonly string[],
  seconds: number,
  workDir: string,
): Promise<CachedFigures[]> {
  const answers = await answersOf(origin, paths);
  const answersFile = path.join(workDir, 'answers.json');
  await writeFile(answersFile, JSON.stringify(answers));
  const raw = await startService({
    name: 'raw',
    module: fileURLToPath(new URL('../measure/raw-server.ts', import.meta.url)),
    execArgv: ['--import', 'tsx/esm'],
    env: { ...process.env, ANSWERS: answersFile },
    logDir: workDir,
  });
  const figures: CachedFigures[] = [];
  for (const one of paths) figures.push(await inTurns(origin, raw.origin, one, seconds, answers[one]!));
  await raw.stop();
  return figures;
}

async function inTurns(
  origin: string,
  rawOrigin: string,
  path: string,
  seconds: number,
  { body }: RawAnswer,
): Promise<CachedFigures> {
  const timed = await latencies(Array.from({ length: TIMED }, () => origin + path));
  const ours: number[] = [];
  const theirs: number[] = [];
  await requestsPerSecond(origin + path, seconds);
  await requestsPerSecond(rawOrigin + path, seconds);
  for (let round = 0; round < ROUNDS; round += 1) {
    ours.push(await requestsPerSecond(origin + path, seconds));
    theirs.push(await requestsPerSecond(rawOrigin + path, seconds));
  }
  return {
    path,
    bytes: Buffer.byteLength(body),
    ...percentiles(timed.map(({ ms }) => ms)),
    requestsPerSecond: median(ours),
    rawRequestsPerSecond: median(theirs),
    ratio: median(ours.map((ourRate, round) => ourRate / theirs[round]!)),
  };
}

/** What the BFF sends from its cache, to the byte. */
async function answersOf(origin: string, paths: readonly string[]): Promise<Record<string, RawAnswer>> {
  const answers: Record<string, RawAnswer> = {};
  for (const one of paths) {
    await (await fetch(origin + one)).arrayBuffer();
    const response = await fetch(origin + one);
    // Node itself adds the other headers, to both servers' answers alike.
    const headers = [...response.headers].filter(
      ([name]) => !['date', 'connection', 'keep-alive'].includes(name),
    );
    answers[one] = { headers: headers.flat(), body: await response.text() };
  }
  return answers;
}
