import type { VersionHealth } from '@sinima/contracts/reports';
import { NO_COUNTS } from '../health/counts.ts';
import { vitalsTable } from './vitals-table.ts';

const withVitals = (vitals: VersionHealth['vitals']): VersionHealth => ({ ...NO_COUNTS, vitals });

const bounds = [100, 200, 300];

it('the table has the 75th percentile of each vital and how many visits told it, of each version', () => {
  const { text } = vitalsTable([
    { name: 'live', health: withVitals({ SoftLCP: { bounds, counts: [0, 4, 0, 0] } }) },
    { name: 'canary', health: withVitals({ INP: { bounds, counts: [2, 0, 0, 0] } }) },
  ])!;
  const rows = [...text.matchAll(/<th scope="row">(.*?)<\/th>(.*?)<\/tr>/gs)].map(([, name, cells]) => [
    name,
    ...[...cells!.matchAll(/<td>(.*?)<\/td>/gs)].map(([, cell]) => cell),
  ]);
  expect(rows).toEqual([
    ['LCP, next view, by soft navigation', '175 ms (4)', '– (0)'],
    ['INP, response to input', '– (0)', '75 ms (2)'],
  ]);
});

it('there is no table before any browser has told a vital', () => {
  expect(vitalsTable([{ name: 'live', health: NO_COUNTS }])).toBeUndefined();
});
