/** @jest-environment node */
import { Registry } from 'prom-client';
import { measureRenderers } from './renderer-metrics.ts';

const title = { app: 'mfe-title', version: '1.0.0' };

it('metrics tell of renderers by remote and version: started, failed, renewed, and as they are now', async () => {
  const registry = new Registry();
  const { events, watch } = measureRenderers(registry);
  watch({
    states: () => [
      { ...title, pid: 1, isReady: true, busy: 2, memory: 1_000, heap: 100 },
      { ...title, pid: 2, isReady: true, busy: 1, memory: 2_000, heap: 200 },
    ],
    waiting: () => 3,
  });
  events.onStart(title);
  events.onStart(title);
  events.onFault(title, 'hangs');
  events.onRenew(title, 'memory');
  const text = await registry.metrics();
  const labels = 'remote="mfe-title",version="1.0.0"';
  for (const line of [
    `sinima_shell_renderer_starts_total{${labels}} 2`,
    `sinima_shell_renderer_faults_total{${labels},fault="hangs"} 1`,
    `sinima_shell_renderer_renewals_total{${labels},reason="memory"} 1`,
    `sinima_shell_renderers{${labels}} 2`,
    `sinima_shell_renderer_busy{${labels}} 3`,
    `sinima_shell_renderer_memory_bytes{${labels}} 3000`,
    `sinima_shell_renderer_heap_bytes{${labels}} 300`,
    `sinima_shell_renderer_waiting 3`,
  ]) {
    expect(text).toContain(line);
  }
});
