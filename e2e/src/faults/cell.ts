/** One cell of the matrix: a fault is brought about, visited, and taken away again. */
import { setTimeout as wait } from 'node:timers/promises';
import { recovery, whatIsCounted } from './await-site.ts';
import type { FaultSite } from './fault-site.ts';
import { faredBy, type Fared } from './load.ts';
import { triedPages, type TriedPage } from './tried-pages.ts';
import { isPaused, visit, WITHIN_MS, type Seen } from './visit.ts';

/** How long the other pages are looked at, in ms, and how often before they are found to suffer. */
const MEASUREMENT_MS = 1_500;
const MEASUREMENTS = 6;

/** A fault of one remote, or of a service that all need. */
export interface Cell {
  /** E.g. `server bundle`. */
  readonly part: string;
  readonly fault: string;
  /** The remotes that may suffer; none: all. */
  readonly remotes: readonly string[];
  /** The content that a page may show in place of a remote at fault. */
  readonly shows: 'content' | 'content or error area';
  /** Versions whose failure has to be counted, by remote, when they are known. */
  readonly counted: () => Readonly<Record<string, string>>;
  /** Whether pages of which nothing was kept may be refused with a 503, as all read the same source. */
  readonly mayRefuse?: boolean;
  begin(): Promise<void>;
  end(): Promise<void>;
}

/** The outcome of a cell. */
export interface CellOutcome {
  readonly part: string;
  readonly fault: string;
  readonly remotes: readonly string[];
  /** Longest time of an affected page, in ms. */
  readonly slowest: number;
  readonly others: Fared;
  readonly counted: number;
  /** The deviations; none when all is well. */
  readonly wrong: readonly string[];
}

/** How the site is when nothing is wrong. */
export interface Baseline {
  readonly others: Fared;
  readonly pages: ReadonlyMap<string, Seen>;
}

const ownerOf = (fragment: string): string => fragment.split('/')[0] ?? '';

const concerns = (remotes: readonly string[], page: TriedPage): boolean =>
  remotes.length === 0 || page.remotes.some((remote) => remotes.includes(remote));

/** Look at the site as it is when all is well. */
export async function lookAtBaseline(site: FaultSite, { isTimed = true } = {}): Promise<Baseline> {
  const pages = new Map<string, Seen>();
  for (const page of [...triedPages, ...triedPages]) pages.set(page.address, await visit(site, page));
  await site.load.take();
  // As cells do: visits beside the steady load.
  for (let look = 0; look < 4; look += 1) {
    for (const page of triedPages) pages.set(page.address, await visit(site, page, look % 2 === 1));
  }
  if (isTimed) await wait(8 * MEASUREMENT_MS);
  return { others: faredBy(await site.load.take()), pages };
}

function wrongWith(cell: Cell, page: TriedPage, seen: Seen, before: Seen): string[] {
  const wrong: string[] = [];
  const at = `${page.address}:`;
  const isRefused = cell.mayRefuse === true && seen.status === 503;
  if (!seen.hasFrame) return [`${at} ${seen.status}, no header and footer (${seen.main.slice(0, 80)})`];
  if (seen.status !== 200 && !isRefused && cell.shows === 'content') wrong.push(`${at} ${seen.status}`);
  for (const [fragment, former] of Object.entries(before.fragments)) {
    const text = seen.fragments[fragment];
    const owner = ownerOf(fragment);
    // A widget in a page of another remote goes with that page.
    const around = page.remotes.includes(owner) ? [owner] : [owner, ...page.remotes];
    const maySuffer =
      (cell.shows === 'content or error area' || isRefused) &&
      (cell.remotes.length === 0 || around.some((remote) => cell.remotes.includes(remote)));
    if (text === undefined) {
      if (around.length === 1 || !maySuffer) wrong.push(`${at} no ${fragment}`);
    } else if (isPaused(text) && !maySuffer) wrong.push(`${at} ${fragment} is taking a break`);
    else if (text === '' && former !== '' && !maySuffer) wrong.push(`${at} ${fragment} is empty`);
  }
  return wrong;
}

async function lookAtOthers(
  site: FaultSite,
  { remotes }: Cell,
  bound: number,
  again: () => Promise<void>,
): Promise<Fared> {
  const others = triedPages.filter((page) => !concerns(remotes, page)).map(({ address }) => address);
  let best: Fared | undefined;
  // Repeated: what else this machine does now and then is nobody's fault.
  for (let look = 0; look < MEASUREMENTS; look += 1) {
    await Promise.all([again(), wait(MEASUREMENT_MS)]);
    const fared = faredBy((await site.load.take()).filter(({ address }) => others.includes(address)));
    if (best === undefined || fared.p99 < best.p99) best = fared;
    if (best.p99 <= bound && best.failed === 0) break;
  }
  return best!;
}

/** How slow the other pages may be beside a fault, in ms. */
const boundOf = ({ p99 }: Fared): number => Math.max(2 * p99, p99 + 150);

/**
 * Try a cell; never rejects for a fault of the site.
 *
 * @param isTimed whether times count, on a machine that has nothing else to do
 */
export async function tryCell(
  site: FaultSite,
  cell: Cell,
  baseline: Baseline,
  { isTimed = true } = {},
): Promise<CellOutcome> {
  const wrong = new Set<string>();
  const note = (all: readonly string[]): void => all.forEach((each) => wrong.add(each));
  const front = site.frontPid();
  const own = triedPages.filter((page) => concerns(cell.remotes, page));
  let slowest = 0;
  let stolen = false;
  const lookAround = async (): Promise<void> => {
    for (const isAnew of [false, true]) {
      for (const page of own) {
        const seen = await visit(site, page, isAnew);
        slowest = Math.max(slowest, seen.ms);
        if (isTimed && seen.ms > WITHIN_MS) wrong.add(`${page.address}: ${seen.ms} ms`);
        stolen ||= seen.html.includes(site.canaries.secret) || seen.html.includes('stolen:');
        note(wrongWith(cell, page, seen, baseline.pages.get(page.address)!));
      }
    }
  };

  let counted = 0;
  const bound = boundOf(baseline.others);
  let others: Fared = { requests: 0, failed: 0, p99: 0 };
  try {
    await cell.begin();
    await site.canaries.look();
    await site.load.take();
    await lookAround();
    const versions = cell.counted();
    counted = await whatIsCounted(site, versions);
    if (counted === 0 && Object.keys(versions).length > 0) wrong.add('nothing is counted');
    if (isTimed && cell.remotes.length > 0) {
      others = await lookAtOthers(site, cell, bound, lookAround);
      if (others.failed > 0) wrong.add(`${others.failed} of ${others.requests} other pages failed`);
    }
    note(await site.canaries.touched());
    if (stolen) wrong.add('the page shows what it may not read');
  } catch (error) {
    wrong.add(`broke off: ${(error as Error).message}`);
  }
  try {
    await cell.end();
    note(await recovery(site, baseline.pages));
  } catch (error) {
    wrong.add(`no way back: ${(error as Error).message}`);
  }
  if (others.p99 > bound) {
    // The machine may have become slower meanwhile, for other reasons.
    await site.load.take();
    await Promise.all([lookAround(), wait(4 * MEASUREMENT_MS)]);
    const now = faredBy(await site.load.take());
    if (others.p99 > boundOf(now))
      wrong.add(`p99 of other pages ${others.p99} ms; without the fault ${now.p99} ms`);
  }
  if (site.frontPid() !== front) wrong.add('the shell server was started again');
  return {
    part: cell.part,
    fault: cell.fault,
    remotes: cell.remotes,
    slowest,
    others,
    counted,
    wrong: [...wrong],
  };
}
