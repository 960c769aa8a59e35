import { setTimeout as wait } from 'node:timers/promises';
import { startEmbeddedEngine, type EmbeddedEngine } from './start-embedded-engine.ts';

/** How long to wait before trying again to start an engine that would not start, in ms. */
const RETRY_MS = 1_000;

/** An embedded engine that is restarted at the same address whenever it ends without having been stopped. */
export interface SupervisedEngine {
  /** The address for a MongoDB driver; a restart does not change it. */
  readonly uri: string;
  /** The process that runs now. */
  pid(): number;
  /** Ends the engine for good, with everything on disk. */
  stop(): Promise<void>;
}

/**
 * Start an embedded engine and restart it whenever it ends by itself; `onLoss` is called before each restart.
 *
 * @throws Error with a message for the user when the first start fails
 */
export async function superviseEngine(dataDir: string, onLoss: () => void): Promise<SupervisedEngine> {
  let engine = await startEmbeddedEngine({ dataDir });
  const { uri } = engine;
  const port = Number(new URL(uri).port);
  const stopping = new AbortController();

  const restart = async (): Promise<EmbeddedEngine | null> => {
    while (!stopping.signal.aborted) {
      const started = await startEmbeddedEngine({ dataDir, port }).catch(() => null);
      if (started) return started;
      await wait(RETRY_MS, undefined, { ref: false });
    }
    return null;
  };
  const watch = async (): Promise<void> => {
    for (;;) {
      await engine.exited;
      if (stopping.signal.aborted) return;
      onLoss();
      const started = await restart();
      if (!started) return;
      engine = started;
      if (stopping.signal.aborted) await started.stop();
    }
  };
  void watch();

  return {
    uri,
    pid: () => engine.pid,
    stop: async () => {
      stopping.abort();
      await engine.stop();
    },
  };
}
