/**
 * Pages that were put together. One of the same frame and of the same cached fragments is the same page, byte for byte
 * (`docs/decisions/0019-what-is-cached-where.md`).
 */
import { LRUCache } from 'lru-cache';
import type { MadePage } from './made-page.ts';
import type { PageParts } from './assemble-page.ts';

interface AssembledPage {
  readonly page: MadePage;
  /** The very objects: fragments that were rendered anew are others. */
  readonly parts: readonly object[];
}

/** The memory of a page for each byte of its document: compressed copies are cached with it (`page-route.ts`). */
const WITH_COPIES = 1.5;

/** The overhead of an entry beside its document, estimated, in bytes. */
const OVERHEAD_BYTES = 2_048;

export class AssembledPages {
  private readonly pages: LRUCache<string, AssembledPage> | undefined;

  /** @param maxBytes what all pages take together; 0: none is cached */
  constructor(maxBytes: number) {
    if (maxBytes <= 0) return;
    this.pages = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ page }, key) =>
        OVERHEAD_BYTES + Math.ceil(WITH_COPIES * page.document.byteLength) + 2 * key.length,
    });
  }

  /**
   * Return the page that was put together of the same parts, else what `assemble` returns.
   *
   * @param key what else it depends on: its `pageKey`, and the generation that it names
   */
  get(
    key: string,
    { frame, remotes }: Pick<PageParts, 'frame' | 'remotes'>,
    assemble: () => MadePage,
  ): MadePage {
    const parts = [frame, ...remotes.flatMap(({ done }) => done ?? [])];
    const before = this.pages?.get(key);
    const isSame =
      before?.parts.length === parts.length && before.parts.every((part, index) => part === parts[index]);
    if (isSame) return before.page;
    const page = assemble();
    // Of others the parts are never the same again.
    if (page.quality === 'whole' && page.status === 200) this.pages?.set(key, { page, parts });
    return page;
  }

  /** Memory that the cache takes, about. */
  bytes(): number {
    return this.pages?.calculatedSize ?? 0;
  }
}
