import { markdownTable } from '../measure/markdown-table.ts';
import type { Target } from '../measure/target.ts';
import { INTERACTIONS, timeInteraction } from './interactions.ts';
import { medianAndSpread } from './spread.ts';
import type { SiteUnderTest } from './site-under-test.ts';

/** The most that a response may take, in ms; one run in so many may take longer. */
const MOST_MS = 150;
const LONGER_IN = 15;

/** Measure how soon a page responds to interactions. */
export async function benchInteractions({ browser, origin, runs, say }: SiteUnderTest): Promise<Target[]> {
  const figures = INTERACTIONS.map((interaction) => ({ interaction, ms: [] as number[] }));
  for (let run = 0; run < runs; run += 1) {
    for (const { interaction, ms } of figures) ms.push(await timeInteraction(browser, origin, interaction));
    say(`interactions: run ${run + 1} of ${runs}`);
  }
  const rows = figures.map(({ interaction, ms }) => [interaction.name, medianAndSpread(ms, 0)]);
  say(`\nInteractions: ms to the next paint, median (least–most)\n\n${markdownTable(['what', 'INP'], rows)}`);
  return figures.map(({ interaction, ms }) => ({
    name: `INP of ${interaction.name}: runs of at most ${MOST_MS} ms, of ${runs}`,
    measured: ms.filter((each) => each <= MOST_MS).length,
    wanted: runs - Math.floor(runs / LONGER_IN),
    is: 'at least',
    unit: '',
    digits: 0,
  }));
}
