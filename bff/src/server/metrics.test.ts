import { Histogram, Registry } from 'prom-client';
import { RequestMetrics } from './metrics.js';

it('the metrics of requests are written as the Prometheus client would write them', async () => {
  const registry = new Registry();
  const theirs = new Histogram({
    name: 'sinima_bff_request_seconds',
    help: 'How long requests took, in seconds.',
    labelNames: ['route', 'status', 'cache'],
    buckets: [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
    registers: [registry],
  });
  const ours = new RequestMetrics();
  for (const [route, status, ms] of [
    ['/api/titles', 200, 0.5],
    ['/api/titles', 200, 0.75],
    ['/api/titles', 304, 5000],
    ['/api/people/:id', 200, 8000],
  ] as const) {
    theirs.observe({ route, status, cache: 'hit' }, ms / 1000);
    ours.series(route, status, 'hit').note(ms);
  }
  const written = (text: string): string[] =>
    text
      .split('\n')
      .filter((line) => line.includes('sinima_bff_request_seconds'))
      .map((line) => line.replace(/\{(.*)\}/, (_all, labels: string) => labels.split(',').sort().join()));
  expect(written(await ours.text())).toEqual(written(await registry.metrics()));
});

it('the metrics tell whether other servers are heard of', async () => {
  let state: 'connected' | 'disconnected' = 'connected';
  const metrics = new RequestMetrics();
  metrics.tellSharedState(() => state);
  expect(await metrics.text()).toContain('sinima_bff_shared_state{state="connected"} 1');
  state = 'disconnected';
  const text = await metrics.text();
  expect(text).toContain('sinima_bff_shared_state{state="disconnected"} 1');
  expect(text).not.toContain('state="connected"');
});
