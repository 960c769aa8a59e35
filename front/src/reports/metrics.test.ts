/** @jest-environment node */
import { createReleaseCounts } from './release-counts.ts';
import { createMetrics } from './metrics.ts';

it('metrics have the vitals of each version in buckets, each with those below it', async () => {
  const counts = createReleaseCounts();
  const shown = [{ app: 'mfe-title', version: '1.0.0' }];
  for (const [index, ms] of [40, 120, 9_000].entries()) {
    counts.reported({
      visitor: `visitor ${index}`,
      failures: [],
      shown,
      vitals: { prerendered: { LCP: ms } },
    });
  }
  const text = await createMetrics(counts).text();
  const bucket = (le: string): string | undefined =>
    text
      .split('\n')
      .find((line) => line.startsWith('sinima_shell_web_vitals_bucket') && line.includes(`le="${le}"`));
  expect(['50', '100', '200', '3000', '+Inf'].map((le) => bucket(le)?.split(' ').at(-1))).toEqual([
    '1',
    '1',
    '2',
    '2',
    '3',
  ]);
  expect(bucket('50')).toContain('vital="LCP",navigation="prerendered",remote="mfe-title",version="1.0.0"');
});
