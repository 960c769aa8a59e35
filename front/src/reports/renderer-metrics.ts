/** Figures of the renderers, for Prometheus. */
import type { PoolEvents, RendererPool, RunnableVersion } from '@sinima/renderers/renderer-pool';
import type { RendererFault } from '@sinima/renderers/renderer-error';
import { Counter, Gauge, type Registry } from 'prom-client';

export interface RendererMetrics {
  /** Counts what happens to renderers. */
  readonly events: Required<Pick<PoolEvents, 'onStart' | 'onRenew'>> & {
    onFault(version: RunnableVersion, fault: RendererFault): void;
  };
  /** Tell of this pool's renderers from now on, as they are when somebody asks. */
  watch(pool: Pick<RendererPool<never, unknown>, 'states' | 'waiting'>): void;
}

const named = ({ app: remote, version }: RunnableVersion) => ({ remote, version });

/** Begin to count. The frame's renderers are those of the remote `shell`. */
export function measureRenderers(registry: Registry): RendererMetrics {
  const registers = [registry];
  const counter = <Label extends string>(name: string, help: string, ...labels: Label[]) =>
    new Counter({ name, help, labelNames: ['remote', 'version', ...labels], registers });
  const starts = counter('sinima_shell_renderer_starts_total', 'Renderers that were started.');
  const faults = counter('sinima_shell_renderer_faults_total', 'Faults of a version, by kind.', 'fault');
  const renewals = counter(
    'sinima_shell_renderer_renewals_total',
    'Renderers replaced or ended in good order, by why.',
    'reason',
  );
  return {
    events: {
      onStart: (version) => starts.inc(named(version)),
      onFault: (version, fault) => faults.inc({ ...named(version), fault }),
      onRenew: (version, reason) => renewals.inc({ ...named(version), reason }),
    },
    watch(pool) {
      const ofVersions = (name: string, help: string, value: (state: State) => number) =>
        new Gauge({
          name,
          help,
          labelNames: ['remote', 'version'],
          registers,
          collect() {
            this.reset();
            for (const state of pool.states()) this.inc(named(state), value(state));
          },
        });
      ofVersions('sinima_shell_renderers', 'Renderers that run.', () => 1);
      ofVersions('sinima_shell_renderer_busy', 'Work that renderers have begun.', ({ busy }) => busy);
      ofVersions(
        'sinima_shell_renderer_memory_bytes',
        'Resident memory of renderers.',
        ({ memory }) => memory,
      );
      ofVersions(
        'sinima_shell_renderer_heap_bytes',
        "Renderers' heap in use, garbage included.",
        ({ heap }) => heap,
      );
      const waiting = new Gauge({
        name: 'sinima_shell_renderer_waiting',
        help: 'Work that waits for a renderer.',
        registers: [],
        collect() {
          this.set(pool.waiting());
        },
      });
      registry.registerMetric(waiting);
    },
  };
}

type State = ReturnType<RendererPool<never, unknown>['states']>[number];
