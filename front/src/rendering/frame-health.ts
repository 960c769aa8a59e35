import { RendererError } from '@sinima/renderers/renderer-error';
import type { FrameWork } from '@sinima/shell/page/page-work';
import type { LiveSite } from '../composition/live-site.ts';
import type { PageRenderers } from './render-remote.ts';

interface FrameHealthOptions {
  readonly pool: Pick<PageRenderers, 'run'>;
  readonly hostVersion: string;
  readonly site: Pick<LiveSite, 'compose'>;
}

/** How long it counts that a renderer answered, in milliseconds, however often somebody asks. */
const KNOWN_MS = 1_000;

/** Return what tells whether a renderer gives the frame of pages, of which every page has need. */
export function frameHealth({ pool, hostVersion, site }: FrameHealthOptions): () => Promise<boolean> {
  let answeredAt = -Infinity;

  async function ask(): Promise<boolean> {
    const input: FrameWork = {
      kind: 'frame',
      language: 'en',
      address: '/',
      composition: site.compose().composition,
      hasSession: false,
    };
    const read = (): Promise<never> => Promise.reject(new Error('The frame reads nothing.'));
    try {
      await pool.run({ app: 'shell', version: hostVersion }, input, { place: '/', read });
      return true;
    } catch (error) {
      if (error instanceof RendererError) return error.fault === 'busy';
      throw error;
    }
  }

  return async () => {
    if (performance.now() - answeredAt < KNOWN_MS) return true;
    const answers = await ask();
    if (answers) answeredAt = performance.now();
    return answers;
  };
}
