/** Renderers that are none: what they would do is done in the test's own process, with modules that the test has made. */
import type { RemoteModule } from '@sinima/contracts/remote';
import { RendererError } from '@sinima/renderers/renderer-error';
import type { RendererPool, RunnableVersion } from '@sinima/renderers/renderer-pool';
import { readThroughJobs } from '@sinima/shell/renderer/job-reads.ts';
import type { PageWork, PageWorkDone } from '@sinima/shell/page/page-work';
import { renderFragments } from '@sinima/shell/renderer/render-fragments.tsx';
import { renderFrame } from '@sinima/shell/renderer/render-frame.tsx';

export interface RenderersInProcess extends RendererPool<PageWork, PageWorkDone> {
  /** Work that was done, or tried. */
  readonly runs: { readonly version: RunnableVersion; readonly work: PageWork }[];
  /** Paused versions. */
  readonly paused: Set<string>;
  /** Apps and versions that take work at once: `mfe-title 1.0.0`. */
  readonly ready: Set<string>;
}

/** @param moduleOf returns the default export of a version's server bundle, or throws */
export function renderersInProcess(moduleOf: (version: RunnableVersion) => RemoteModule): RenderersInProcess {
  readThroughJobs();
  const runs: RenderersInProcess['runs'] = [];
  const paused = new Set<string>();
  const ready = new Set<string>();
  return {
    runs,
    paused,
    ready,
    async run(version, work, { read, place }) {
      runs.push({ version, work });
      if (work.kind === 'frame') return renderFrame(work);
      try {
        return await renderFragments(moduleOf(version), work, read);
      } catch (error) {
        if (error instanceof RendererError) throw error;
        throw new RendererError('throws', `${version.app} ${version.version} at ${place}: ${String(error)}`);
      }
    },
    isPaused: ({ version }) => paused.has(version),
    keep: () => undefined,
    forgive: () => undefined,
    states: () =>
      [...ready].map((name) => {
        const [app = '', version = ''] = name.split(' ');
        return { app, version, pid: 0, isReady: true, busy: 0, memory: 0, heap: 0 };
      }),
    waiting: () => 0,
    close: async () => undefined,
  };
}
