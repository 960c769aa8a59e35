import { besideRaw, type BesideRaw } from '../measure/beside-raw.ts';
import { latencies } from '../measure/latency.ts';
import { percentiles, type Percentiles } from '../measure/percentiles.ts';

/** How many requests are timed one by one. */
const TIMED = 400;

/** How fast cached responses went out, beside a server that can do nothing else. */
export interface CachedFigures extends Percentiles, BesideRaw {
  readonly path: string;
}

/** Measures these addresses of a BFF, in turns with a raw server that has the same answers. */
export async function measureCached(
  origin: string,
  paths: readonly string[],
  seconds: number,
  workDir: string,
): Promise<CachedFigures[]> {
  const figures: CachedFigures[] = [];
  for (const path of paths) {
    const timed = await latencies(Array.from({ length: TIMED }, () => origin + path));
    const [rates] = await besideRaw(origin, [{ path, headers: {} }], { seconds, workDir });
    figures.push({ path, ...percentiles(timed.map(({ ms }) => ms)), ...rates! });
  }
  return figures;
}
