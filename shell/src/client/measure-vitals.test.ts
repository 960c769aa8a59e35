import { measureVitals } from './measure-vitals.ts';

type Measured = { name: string; value: number; navigationType: string };
const measures: ((metric: Measured) => void)[] = [];
const on = (measure: (metric: Measured) => void): void => void measures.push(measure);
jest.mock('web-vitals', () => ({
  onCLS: (measure: Parameters<typeof on>[0]) => on(measure),
  onINP: (measure: Parameters<typeof on>[0]) => on(measure),
  onLCP: (measure: Parameters<typeof on>[0]) => on(measure),
  onTTFB: (measure: Parameters<typeof on>[0]) => on(measure),
}));

it.each([
  ['navigate', 'loaded'],
  ['reload', 'loaded'],
  ['back-forward', 'loaded'],
  ['restore', 'loaded'],
  ['prerender', 'prerendered'],
  ['back-forward-cache', 'restored'],
])('vitals of a navigation of the type %s are those of a %s page', (navigationType, kind) => {
  const told: unknown[] = [];
  measures.length = 0;
  measureVitals((...vital) => told.push(vital));
  expect(measures).toHaveLength(4);
  measures[0]!({ name: 'LCP', value: 900.000_49, navigationType });
  expect(told).toEqual([[kind, 'LCP', 900]]);
});
