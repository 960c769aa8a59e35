/** Frames of pages that were rendered: only the host's code is in them, so that they are the same until something else is live. */
import type { VisitorVersions } from '@sinima/contracts/composition';
import { LRUCache } from 'lru-cache';
import type { RenderedFrame } from '@sinima/shell/page/page-work';

/** What frames may take together, in characters. */
const MAX_CHARACTERS = 8_000_000;

export class FrameCache {
  private readonly frames: LRUCache<string, RenderedFrame>;
  private readonly begun = new Map<string, Promise<RenderedFrame>>();

  constructor(maxCharacters = MAX_CHARACTERS) {
    this.frames = new LRUCache({
      maxSize: maxCharacters,
      sizeCalculation: ({ texts }, key) => texts.reduce((sum, text) => sum + text.length, key.length + 1),
    });
  }

  /**
   * Return the frame of an address, rendered when it is not cached; who asks for it meanwhile gets the same. Rejects with
   * what `render` rejects with, and keeps nothing then.
   *
   * @param versions what is composed; another generation has other frames
   */
  async get(
    address: string,
    { generation, versions }: VisitorVersions,
    render: () => Promise<RenderedFrame>,
  ): Promise<RenderedFrame> {
    const key = `${generation} ${Object.values(versions).join(' ')} ${address}`;
    const cached = this.frames.get(key) ?? this.begun.get(key);
    if (cached) return cached;
    const frame = render();
    this.begun.set(key, frame);
    try {
      const rendered = await frame;
      if (rendered.thrown === undefined) this.frames.set(key, rendered);
      return rendered;
    } finally {
      this.begun.delete(key);
    }
  }
}
