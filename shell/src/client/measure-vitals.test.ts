import { measureVitals } from './measure-vitals.ts';

type Measured = {
  name: string;
  value: number;
  navigationType: string;
  navigationId: number;
  navigationURL?: string;
};
const measures: ((metric: Measured) => void)[] = [];
const asked: object[] = [];
const on = (measure: (metric: Measured) => void, options: object): void => {
  measures.push(measure);
  asked.push(options);
};
jest.mock('web-vitals', () => ({
  onCLS: (...args: Parameters<typeof on>) => on(...args),
  onINP: (...args: Parameters<typeof on>) => on(...args),
  onLCP: (...args: Parameters<typeof on>) => on(...args),
  onTTFB: (...args: Parameters<typeof on>) => on(...args),
}));

it('vitals of navigations within the document are told apart from those of the document', () => {
  const told: unknown[] = [];
  measureVitals((...vital) => told.push(vital));
  const tell = (metric: Partial<Measured>): void =>
    measures[0]!({ name: 'LCP', value: 100, navigationType: 'navigate', navigationId: 1, ...metric });
  const soft = {
    navigationType: 'soft-navigation',
    navigationId: 2,
    navigationURL: 'http://localhost/title/one?tab=cast',
  };
  tell({ value: 900.00049 });
  tell({ ...soft, value: 120 });
  tell({ ...soft, name: 'CLS', value: 0.0123 });
  tell({ ...soft, name: 'TTFB', value: 0 });
  expect(told).toEqual([
    ['LCP', 900],
    ['SoftLCP', 120, { id: 2, pathname: '/title/one' }],
    ['CLS', 0.012, { id: 2, pathname: '/title/one' }],
  ]);
  expect(asked).toHaveLength(4);
  expect(new Set(asked.map((options) => JSON.stringify(options)))).toEqual(
    new Set([JSON.stringify({ reportAllChanges: true, reportSoftNavs: true })]),
  );
});
