import pRetry from 'p-retry';
import { startEmbeddedEngine } from './start-embedded-engine.ts';

/** An engine that does not start is started again each second. */
const RETRY = { retries: Infinity, minTimeout: 1_000, factor: 1, unref: true };

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

  const watch = async (): Promise<void> => {
    for (;;) {
      await engine.exited;
      if (stopping.signal.aborted) return;
      onLoss();
      const starting = pRetry(
        async () => {
          engine = await startEmbeddedEngine({ dataDir, port });
        },
        { ...RETRY, signal: stopping.signal },
      );
      await starting.catch(() => engine.stop());
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
