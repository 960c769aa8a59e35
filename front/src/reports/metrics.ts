import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { VersionHealth } from '@sinima/contracts/reports';
import type { SharedState } from '@sinima/shared-state/open-shared-state';
import type { NamedVersion, ReleaseCounts } from './release-counts.ts';
import { measureRenderers, type RendererMetrics } from './renderer-metrics.ts';

/** How a read from the BFF ended: `refused` where the BFF says that it was asked wrongly. */
export type ReadOutcome = 'answered' | 'missing' | 'refused' | 'failed' | 'late';

/**
 * Where a page came from: `fresh` and `stale` from the page cache, `error` too, because it could not be made anew; `made` for
 * whoever asks; `own`: for one visitor alone, or it is none that is cached.
 */
export type PageSource = 'fresh' | 'stale' | 'error' | 'made' | 'own';

/** Where the fragments of a remote in a page that was made came from. */
export type RenderSource = 'cached' | 'rendered';

/** Figures of the shell server, for Prometheus. */
export interface ShellMetrics {
  /** The type of `text`. */
  readonly contentType: string;
  /** Return all figures in the text format of Prometheus. */
  text(): Promise<string>;
  notePage(status: number, ms: number, source: PageSource): void;
  noteRead(outcome: ReadOutcome): void;
  noteFragments(remote: string, source: RenderSource): void;
  /** Tell of the memory that cached pages take, and cached fragments. */
  watchCaches(bytes: { readonly pages: () => number; readonly fragments: () => number }): void;
  /** Tell whether this server shares limits and purges with others. */
  watchSharedState(state: SharedState['state']): void;
  /** Tell of releases that visitors should get and that are not on this machine. */
  watchMissing(releases: () => readonly NamedVersion[]): void;
  readonly renderers: RendererMetrics;
}

/** Make them: each shell server has its own. Renders and failures are those that the guard of canaries is told. */
export function createMetrics(counts: Pick<ReleaseCounts, 'apps'>): ShellMetrics {
  const registers = [new Registry()];
  const [registry] = registers;
  collectDefaultMetrics({ register: registry! });
  const pages = new Histogram({
    name: 'sinima_shell_page_seconds',
    help: 'How long pages took to be answered, in seconds.',
    labelNames: ['status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers,
  });
  const sources = new Counter({
    name: 'sinima_shell_pages_total',
    help: 'Pages that were answered, by where they came from.',
    labelNames: ['source'],
    registers,
  });
  const reads = new Counter({
    name: 'sinima_shell_bff_reads_total',
    help: 'Reads from the BFF for pages, cards and sitemaps, by how they ended.',
    labelNames: ['outcome'],
    registers,
  });
  const fragmentSources = new Counter({
    name: 'sinima_shell_fragments_total',
    help: 'Fragments of a remote for a page that was made, by where they came from.',
    labelNames: ['remote', 'source'],
    registers,
  });
  /** Register what is looked at when somebody asks; each time anew, for the labels that there are then. */
  const look = <Label extends string>(
    name: string,
    help: string,
    labelNames: readonly Label[],
    tell: (gauge: Gauge<Label>) => void,
  ) =>
    new Gauge({
      name,
      help,
      labelNames,
      registers,
      collect() {
        this.reset();
        tell(this);
      },
    });
  const allVersions = (): (VersionHealth & Record<'remote' | 'version', string>)[] =>
    Object.entries(counts.apps()).flatMap(([remote, versions]) =>
      Object.entries(versions).map(([version, figures]) => ({ ...figures, remote, version })),
    );
  const ofVersions = (name: string, help: string, field: 'renders' | 'failedRenders') =>
    new Counter({
      name,
      help,
      labelNames: ['remote', 'version'],
      registers,
      collect() {
        this.reset();
        for (const { remote, version, ...figures } of allVersions()) {
          this.inc({ remote, version }, figures[field]);
        }
      },
    });
  ofVersions('sinima_shell_renders_total', 'Pages for which a version was rendered.', 'renders');
  ofVersions('sinima_shell_failed_renders_total', 'Failures of a version on the server.', 'failedRenders');
  const vitals = new Counter({
    name: 'sinima_shell_web_vitals_bucket',
    help: "Vitals that visitors' browsers report, up to a value (ms, but for CLS), for histogram_quantile.",
    labelNames: ['vital', 'navigation', 'remote', 'version', 'le'],
    registers: [],
    collect() {
      this.reset();
      for (const { remote, version, vitals: observed } of allVersions()) {
        for (const [navigation, vitals] of Object.entries(observed)) {
          for (const [vital, { bounds, counts: inBuckets }] of Object.entries(vitals)) {
            let upTo = 0;
            for (const [index, count] of inBuckets.entries()) {
              upTo += count;
              const le = String(bounds[index] ?? '+Inf');
              this.inc({ vital, navigation, remote, version, le }, upTo);
            }
          }
        }
      }
    },
  });
  registry!.registerMetric(vitals);
  return {
    contentType: registry!.contentType,
    text: () => registry!.metrics(),
    notePage(status, ms, source) {
      pages.observe({ status }, ms / 1000);
      sources.inc({ source });
    },
    noteRead: (outcome) => reads.inc({ outcome }),
    noteFragments: (remote, source) => fragmentSources.inc({ remote, source }),
    watchCaches({ pages: pageBytes, fragments }) {
      look('sinima_shell_page_cache_bytes', 'Memory that cached pages take.', [], (gauge) =>
        gauge.set(pageBytes()),
      );
      look(
        'sinima_shell_fragment_cache_bytes',
        'Memory that cached fragments take, and pages put together of them.',
        [],
        (gauge) => gauge.set(fragments()),
      );
    },
    watchSharedState(state) {
      const help = 'Whether limits and purges are shared with other servers at this moment.';
      look('sinima_shell_shared_state', help, ['state'], (gauge) => gauge.set({ state: state() }, 1));
    },
    watchMissing(releases) {
      const help = 'Releases that visitors should get and that are not on this machine.';
      look('sinima_shell_missing_releases', help, ['remote', 'version'], (gauge) => {
        for (const { app: remote, version } of releases()) gauge.set({ remote, version }, 1);
      });
    },
    renderers: measureRenderers(registry!),
  };
}
