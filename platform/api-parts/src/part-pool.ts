import { fileURLToPath } from 'node:url';
import pTimeout from 'p-timeout';
import { createRendererPool } from '@sinima/renderers/create-renderer-pool';
import type { RendererLimits } from '@sinima/renderers/limits';
import { RendererError } from '@sinima/renderers/renderer-error';
import type {
  PoolEvents,
  RendererPool,
  RendererState,
  RunnableVersion,
} from '@sinima/renderers/renderer-pool';
import { nodeCommand } from '@sinima/renderers/sandbox-command';
import { MAX_BODY_BYTES, wrongAnswer, type PartAnswer, type PartCall } from './shapes/part-answer.ts';
import type { StartablePart } from './shapes/startable-part.ts';

/** The one file that processes of parts run (`npm run build -w @sinima/api-parts`). */
const SCRIPT = fileURLToPath(new URL('../dist/part-child.mjs', import.meta.url));

/** Parts wait for the database, which renderers do not; each version has one process, and a second while that hangs. */
const PART_LIMITS: Partial<RendererLimits> = {
  renderers: 12,
  perVersion: 1,
  jobs: 50,
  waiting: 200,
  waitMs: 3_000,
  loadMs: 4_000,
  lateMs: 1_500,
  jobMs: 4_000,
  answerBytes: MAX_BODY_BYTES + 200_000,
  unusedMs: 5 * 60_000,
};

/** The processes of parts: one for each version that is in use. */
export interface PartPool extends Pick<
  RendererPool<PartCall, PartAnswer>,
  'isPaused' | 'forgive' | 'waiting' | 'close'
> {
  /** Answer a call by a version, which is started when it does not run. @throws RendererError when it does not answer */
  answer(part: StartablePart, call: PartCall): Promise<PartAnswer>;
  /** Start these, and end others when they have been unused for a while. */
  keep(parts: readonly StartablePart[]): void;
  /** Start these beside those that are kept. Resolves when each takes calls or has failed, and after `startMs` at the latest. */
  start(parts: readonly StartablePart[], startMs: number): Promise<void>;
  states(): readonly RendererState[];
}

/** Make a pool of parts; it starts none before `answer` or `keep`. */
export async function createPartPool(
  events: PoolEvents,
  limits: Partial<RendererLimits> = {},
): Promise<PartPool> {
  const starting = new Map<string, () => void>();
  const begun = (version: RunnableVersion): void => starting.get(keyOf(version))?.();
  let kept: readonly StartablePart[] = [];
  const pool = createRendererPool<PartCall, PartAnswer>({
    node: await nodeCommand(),
    script: SCRIPT,
    mayCompile: true,
    limits: { ...PART_LIMITS, ...limits },
    events: {
      ...events,
      onLoaded: begun,
      onFault: (version, ...fault) => {
        begun(version);
        events.onFault?.(version, ...fault);
      },
    },
    faultOf: wrongAnswer,
  });
  return {
    async answer(part, call) {
      const place = placeOf(call);
      const answer = await pool.run(part, call, { place, read: part.read });
      const wrong = wrongAnswer(answer);
      if (wrong === undefined) return answer;
      throw new RendererError('garbage', `${part.app} ${part.version}: nonsense at ${place}: ${wrong}`);
    },
    keep(parts) {
      kept = parts;
      pool.keep(parts);
    },
    async start(parts, startMs) {
      const isReady = (part: StartablePart): boolean =>
        pool.states().some((one) => keyOf(one) === keyOf(part) && one.isReady);
      const waiting = parts
        .filter((part) => !isReady(part) && !pool.isPaused(part))
        .map((part) => new Promise<void>((resolve) => starting.set(keyOf(part), resolve)));
      pool.keep([...kept, ...parts]);
      await pTimeout(Promise.all(waiting), { milliseconds: startMs, message: false });
      for (const part of parts) starting.delete(keyOf(part));
    },
    isPaused: (version, place) => pool.isPaused(version, place),
    forgive: (app) => pool.forgive(app),
    states: () => pool.states(),
    waiting: () => pool.waiting(),
    close: () => pool.close(),
  };
}

const keyOf = ({ app, version }: Pick<RunnableVersion, 'app' | 'version'>): string => `${app}@${version}`;

/** Calls that differ in their query alone pause together. */
export const placeOf = ({ method, url }: PartCall): string => `${method} ${url.split('?', 1)[0]}`;
