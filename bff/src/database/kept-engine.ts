import { setTimeout as wait } from 'node:timers/promises';
import { startEmbeddedEngine, type EmbeddedEngine } from './embedded/start-embedded-engine.js';

/** How long to wait before trying again to start an engine that would not start, in ms. */
const RETRY_MS = 1_000;

/** An embedded engine that is started anew, at the same address, whenever it ends without having been told to. */
export interface KeptEngine {
  readonly uri: string;
  /** The process that runs now. */
  pid(): number;
  stop(): Promise<void>;
}

/** Starts an embedded engine and keeps it running; `onLoss` is told each time that it is started anew. */
export async function keepEngine(dataDir: string, onLoss: () => void): Promise<KeptEngine> {
  let engine = await startEmbeddedEngine({ dataDir });
  const { uri } = engine;
  const port = Number(new URL(uri).port);
  const stopping = new AbortController();

  const startAnew = async (): Promise<EmbeddedEngine | null> => {
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
      const started = await startAnew();
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
