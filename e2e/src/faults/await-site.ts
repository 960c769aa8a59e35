/** Waiting for the site to be as it should be. */
import { setTimeout as wait } from 'node:timers/promises';
import { VISITOR_VERSIONS_PATH } from '@sinima/contracts/composition';
import type { FaultSite } from './fault-site.ts';
import { triedPages } from './tried-pages.ts';
import { visit, type Seen } from './visit.ts';

/** How soon all is as before after a fault is over, in ms. */
const RECOVERY_MS = 5_000;

/** How soon a failure is counted, in ms. */
const COUNTED_MS = 5_000;

/** Wait until the shell server serves what the pointer says. */
export async function untilLive({ origin, store }: FaultSite, patienceMs = 10_000): Promise<void> {
  const { number } = await store.generation();
  const until = performance.now() + patienceMs;
  for (;;) {
    const answer = await fetch(origin + VISITOR_VERSIONS_PATH, { signal: AbortSignal.timeout(patienceMs) });
    const { generation } = (await answer.json()) as { generation: number };
    if (generation === number) return;
    if (performance.now() > until) throw new Error(`Generation ${number} is not served.`);
    await wait(20);
  }
}

/** Wait until failures of all these versions are counted. @returns how many, of the one that has fewest */
export async function whatIsCounted(
  site: FaultSite,
  versions: Readonly<Record<string, string>>,
): Promise<number> {
  const until = performance.now() + COUNTED_MS;
  for (;;) {
    const counts = await Promise.all(
      Object.entries(versions).map(async ([remote, version]) => site.counted(remote, version)),
    );
    const least = Math.min(...counts.flatMap(({ metrics, health }) => [metrics, health]));
    if (counts.length === 0) return 0;
    if (least > 0 || performance.now() > until) return least;
    await wait(100);
  }
}

/** Wait until all pages are as before. @returns what is not */
export async function recovery(site: FaultSite, pages: ReadonlyMap<string, Seen>): Promise<string[]> {
  const until = performance.now() + RECOVERY_MS;
  for (;;) {
    const wrong: string[] = [];
    for (const page of triedPages) {
      const before = pages.get(page.address)!;
      for (const isAnew of [false, true]) {
        const after = await visit(site, page, isAnew);
        if (after.status !== before.status || after.main !== before.main || !after.hasFrame)
          wrong.push(`${page.address} is not as before (${after.status} ${after.main.slice(0, 60)})`);
      }
    }
    if (wrong.length === 0 || performance.now() > until) return wrong;
    await wait(250);
  }
}
