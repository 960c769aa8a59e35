import type { VersionHealth } from '@sinima/contracts/reports';
import { NO_COUNTS } from '../health/counts.ts';
import { vitalsTable } from './vitals-table.ts';

const withVitals = (vitals: VersionHealth['vitals']): VersionHealth => ({ ...NO_COUNTS, vitals });

const bounds = [100, 200, 300];

it('the table has the 75th percentile of each vital and class and how many visits told it, of each version', () => {
  const { text } = vitalsTable([
    { name: 'live', health: withVitals({ prerendered: { INP: { bounds, counts: [0, 4, 0, 0] } } }) },
    { name: 'canary', health: withVitals({ loaded: { INP: { bounds, counts: [2, 0, 0, 0] } } }) },
  ])!;
  const rows = [...text.matchAll(/<th scope="row">(.*?)<\/th>(.*?)<\/tr>/gs)].map(([, name, cells]) => [
    name,
    ...[...cells!.matchAll(/<td>(.*?)<\/td>/gs)].map(([, cell]) => cell),
  ]);
  expect(rows).toEqual([
    ['INP, response to input, loaded pages', '– (0)', '75 ms (2)'],
    ['INP, response to input, prerendered pages', '175 ms (4)', '– (0)'],
  ]);
});

it('there is no table before any browser has told a vital', () => {
  expect(vitalsTable([{ name: 'live', health: NO_COUNTS }])).toBeUndefined();
});
