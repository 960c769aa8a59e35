import type { RendererPool, RunnableVersion } from '../shapes/renderer-pool.ts';
import { RendererError } from '../shapes/renderer-error.ts';
import { at } from './at.ts';

/** Let a version work at a place and return its output, or the fault. */
export async function ask(
  pool: RendererPool<unknown, unknown>,
  version: RunnableVersion,
  place = '/',
): Promise<unknown> {
  try {
    return await pool.run(version, place, at(place));
  } catch (error) {
    return error instanceof RendererError ? error.fault : error;
  }
}
