/** The whole matrix of faults, on a site of its own: `npm run test:slow -- faults`. What comes of it makes the table. */
import { rm } from 'node:fs/promises';
import { browserParts, tryCode, tryFile } from './faults/browser-cells.ts';
import { browserFaults } from './faults/browser-faults.ts';
import { lookAtBaseline, tryCell, type Baseline, type Cell, type CellOutcome } from './faults/cell.ts';
import { cellsOf, commonCells } from './faults/cells.ts';
import { fileFaults } from './faults/file-faults.ts';
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
    // A worker that takes over after a test that failed adds to what there is.
    if (test.info().workerIndex === 0) await rm(outcomesFile, { force: true });
    site = await startFaultSite();
    baseline = await lookAtBaseline(site);
    console.log(`without a fault: ${JSON.stringify(baseline.others)}`);
  });

  test.afterAll(() => site.stop());

  /** Note an outcome. @returns what is wrong with it */
  const noted = async (outcome: CellOutcome): Promise<string[]> => {
    const { remotes, part, fault, wrong } = outcome;
    await noteOutcome(outcome, baseline.others);
    return wrong.map((each) => `${remotes.join()} ${part} ${fault}: ${each}`);
  };

  const tryAll = async (cells: readonly Cell[]): Promise<void> => {
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

  for (const remote of triedRemotes) {
    test(`whatever becomes of ${remote} in the browser, its pages can be read`, async ({ browser }) => {
      const wrong: string[] = [];
      for (const fault of browserFaults) {
        wrong.push(...(await noted(await tryCode(browser, site, remote, fault))));
      }
      for (const part of browserParts) {
        for (const fault of fileFaults) {
          wrong.push(...(await noted(await tryFile(browser, site, { remote, part, fault }))));
        }
      }
      expect(wrong).toEqual([]);
    });
  }

  test('whatever the BFF and the store do, and two faults at once, cost no more than their part', () =>
    tryAll(commonCells(site)));
});
