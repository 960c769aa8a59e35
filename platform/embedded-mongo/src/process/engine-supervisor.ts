import { supervise } from '@sinima/processes/supervise';
import {
  startEmbeddedEngine,
  type EmbeddedEngine,
  type EmbeddedEngineOptions,
} from './start-embedded-engine.ts';

/** The longest pause before an engine that does not start is started again, in ms: there is no site without it. */
const LONGEST_PAUSE_MS = 1_000;

/** An embedded engine that is restarted at the same address whenever it ends without having been stopped. */
export interface SupervisedEngine {
  /** The address for a MongoDB driver; a restart does not change it. */
  readonly uri: string;
  /** The process that runs now; undefined between two. */
  pid(): number | undefined;
  /** Ends the engine for good, with everything on disk. */
  stop(): Promise<void>;
}

/**
 * Start an embedded engine and restart it whenever it ends by itself; `onLoss` is called before each restart.
 *
 * @throws Error with a message for the user when the first start fails
 */
export async function superviseEngine(
  options: Pick<EmbeddedEngineOptions, 'ownerPassword'> & { readonly dataDir: string },
  onLoss: () => void,
): Promise<SupervisedEngine> {
  const running = await startEmbeddedEngine(options);
  const { uri } = running;
  const port = Number(new URL(uri).port);
  const { current, stop } = supervise<EmbeddedEngine>({
    running,
    start: () => startEmbeddedEngine({ ...options, port }),
    longestPauseMs: LONGEST_PAUSE_MS,
    onEnd: onLoss,
  });
  return { uri, pid: () => current()?.pid, stop };
}
