/** Watches renderers from outside: whether their event loop answers, what memory they use, what jobs wait for nothing. */
import type { RendererLimits } from '../shapes/limits.ts';
import { processLoad } from './process-load.ts';
import type { Renderer } from './renderer.ts';

/** How often renderers with jobs are looked at, in milliseconds. */
const LOOK_MS = 100;

/** How many looks pass between two at a renderer without jobs. */
const IDLE_LOOKS = 10;

/** A look that comes late, because this process was busy itself, counts as no more than this. */
const MAX_LOOK_MS = 150;

/** How long Node may take to start the renderer's own code, in milliseconds. */
const START_MS = 15_000;

/** How much a renderer has grown at least when it is replaced for its size: a large bundle is no leak. */
const GROWTH = 1.5;

const MEGABYTE = 1_000_000;

export interface WatchListener {
  /** It grew beyond the size at which it is replaced. */
  readonly onLarge: (renderer: Renderer) => void;
  /** A job waits for nothing that comes. */
  readonly onLate: (renderer: Renderer, job: number) => void;
  /** A job takes long for want of CPU time. */
  readonly onStarved: (renderer: Renderer, job: number) => void;
}

/**
 * Look at renderers every 100 ms.
 *
 * @returns ends the watch
 */
export function watchRenderers(
  renderers: () => readonly Renderer[],
  limits: RendererLimits,
  listener: WatchListener,
): () => void {
  let look = 0;
  let before = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    const passed = Math.min(now - before, MAX_LOOK_MS);
    before = now;
    look += 1;
    for (const renderer of renderers()) {
      const isIdle = renderer.isReady && renderer.jobs.size === 0 && !renderer.isPinged;
      if (renderer.hasFailed || (isIdle && look % IDLE_LOOKS !== 0)) continue;
      lookAt(renderer, passed, limits, listener);
    }
  }, LOOK_MS);
  timer.unref();
  return () => clearInterval(timer);
}

function lookAt(renderer: Renderer, passed: number, limits: RendererLimits, listener: WatchListener): void {
  const load = processLoad(renderer.pid);
  const cpu = Math.min((load?.cpuMs ?? renderer.toldCpuMs) - renderer.cpuMs, MAX_LOOK_MS);
  renderer.cpuMs = load?.cpuMs ?? renderer.toldCpuMs;
  if (load) renderer.memory = load.memory;
  if (renderer.memory > limits.memoryMb * MEGABYTE) {
    const used = Math.round(renderer.memory / MEGABYTE);
    renderer.fail('memory', `it uses ${used} MB; ${limits.memoryMb} are allowed`);
    return;
  }
  if (!renderer.isStarted) {
    if (performance.now() - renderer.bornAt > START_MS) renderer.fail('exits', 'its process does not start');
    return;
  }
  if (!renderer.isPinged) renderer.ping();
  else {
    // A process that sleeps blocks itself, or waits for one of its own threads; that one may want a core.
    const isBlocked = load !== undefined && !load.isRunning;
    renderer.silentMs += load === undefined || isBlocked ? passed / 2 : cpu;
    if (renderer.silentMs >= limits.loopMs) {
      renderer.fail('hangs', 'its event loop does not answer');
      return;
    }
  }
  if (!renderer.isReady && renderer.loadingPongs * LOOK_MS >= (renderer.version.loadMs ?? limits.loadMs)) {
    renderer.fail('import', 'its server bundle does not finish loading');
    return;
  }
  for (const [id, job] of renderer.jobs) {
    if (job.reads > 0) continue;
    job.ownMs += passed;
    if (job.idlePongs * LOOK_MS >= limits.lateMs) listener.onLate(renderer, id);
    else if (job.ownMs >= limits.jobMs) listener.onStarved(renderer, id);
  }
  if (renderer.isReady) renderer.memoryAtFirst ||= renderer.memory;
  if (renderer.memory > Math.max(limits.renewMb * MEGABYTE, renderer.memoryAtFirst * GROWTH)) {
    listener.onLarge(renderer);
  }
}
