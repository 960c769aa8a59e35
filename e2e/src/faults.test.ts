/**
 * A cross-section of the matrix of faults (`fault-matrix.test.ts`), without its measurements of time. What a bundle may
 * reach is tried in `platform/renderers`.
 */
import { lookAtBaseline, tryCell, type Baseline, type Cell } from './faults/cell.ts';
import { serverCell, together } from './faults/cells.ts';
import { startFaultSite, type FaultSite } from './faults/fault-site.ts';
import { serverFault } from './faults/server-faults.ts';
import { storeGoneCell } from './faults/service-cells.ts';
import { expect, test } from './site/site-test.ts';
import { SLOW } from './site/test-tags.ts';

test.describe.configure({ mode: 'default', timeout: 120_000 });

let site: FaultSite;
let baseline: Baseline;

test.beforeAll(async () => {
  test.setTimeout(240_000);
  site = await startFaultSite();
  baseline = await lookAtBaseline(site, { isTimed: false });
});

test.afterAll(() => site.stop());

async function costsNothingElse(cell: Cell): Promise<void> {
  // A machine that is very busy may have no time for the version before.
  const lenient: Cell = { ...cell, shows: 'content or error area' };
  const { wrong } = await tryCell(site, lenient, baseline, { isTimed: false });
  expect(wrong).toEqual([]);
}

const ofServer = (remote: string, fault: string): Cell => serverCell(site, remote, serverFault(fault));

const tried: readonly [remote: string, fault: string, tag?: string][] = [
  ['mfe-title', 'loops in render'],
  ['mfe-title', 'takes 1 GB of memory', SLOW],
  ['mfe-people', 'ends the process'],
  ['mfe-community', 'throws in a timer', SLOW],
  ['mfe-community', 'replaces fetch, JSON and Promise', SLOW],
];

for (const [remote, fault, tag = []] of tried) {
  test(
    `when the server bundle of ${remote} ${fault}, nothing else suffers, and a rollback mends it`,
    { tag },
    () => costsNothingElse(ofServer(remote, fault)),
  );
}

test('a remote of which each version throws is taking a break, and nothing else suffers', () =>
  costsNothingElse(serverCell(site, 'mfe-people', serverFault('throws in render'), { alone: true })));

test('while the release store is gone and a remote throws, all pages are served', () =>
  costsNothingElse(together(ofServer('mfe-title', 'throws in render'), storeGoneCell(site))));
