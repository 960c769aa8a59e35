/** The whole matrix of faults, on a site of its own: `npm run test:slow -- faults`. What comes of it makes the table. */
import { rm } from 'node:fs/promises';
import { lookAtBaseline, tryCell, type Baseline } from './faults/cell.ts';
import { cellsOf, commonCells } from './faults/cells.ts';
import { startFaultSite, type FaultSite } from './faults/fault-site.ts';
import { noteOutcome, outcomesFile } from './faults/outcomes.ts';
import { triedRemotes } from './faults/tried-pages.ts';
import { expect, test } from './site/site-test.ts';

test.describe('the matrix of faults', { tag: '@faults' }, () => {
  test.describe.configure({ mode: 'default', timeout: 60 * 60_000 });

  let site: FaultSite;
  let baseline: Baseline;

  test.beforeAll(async () => {
    test.setTimeout(300_000);
    await rm(outcomesFile, { force: true });
    site = await startFaultSite();
    baseline = await lookAtBaseline(site);
    console.log(`without a fault: ${JSON.stringify(baseline.others)}`);
  });

  test.afterAll(() => site.stop());

  const tryAll = async (cells: readonly Parameters<typeof tryCell>[1][]): Promise<void> => {
    const wrong: string[] = [];
    for (const cell of cells) {
      const outcome = await tryCell(site, cell, baseline);
      await noteOutcome(outcome, baseline.others);
      wrong.push(
        ...outcome.wrong.map((each) => `${cell.remotes.join()} ${cell.part} ${cell.fault}: ${each}`),
      );
    }
    expect(wrong).toEqual([]);
  };

  for (const remote of triedRemotes) {
    test(`whatever ${remote} does, the rest of the site works`, () => tryAll(cellsOf(site, remote)));
  }

  test('whatever the BFF and the store do, and two faults at once, cost no more than their part', () =>
    tryAll(commonCells(site)));
});
