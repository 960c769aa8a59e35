import type { Pauses } from './pauses/pauses.ts';
import type { RendererScript } from './process/start-renderer.ts';
import type { RendererLimits } from './shapes/limits.ts';
import type { PoolEvents } from './shapes/renderer-pool.ts';

/** The services that the versions of a pool share. */
export interface PoolParts {
  readonly script: Omit<RendererScript, 'heapMb'>;
  readonly limits: RendererLimits;
  readonly events: PoolEvents;
  readonly pauses: Pauses;
  readonly faultOf: (output: unknown) => string | undefined;
  /** Whether one more process may be started; ends one that is unused where that makes room. */
  readonly mayStart: () => boolean;
}
