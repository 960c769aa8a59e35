/** The markup of a page, from the markup of its parts. */
import type { RenderedFrame } from '@sinima/shell/page/page-work';

/** Put the markup of fragments, by `fragmentKey`, into their places in the frame. */
export function fillFrame({ texts, keys }: RenderedFrame, fragments: ReadonlyMap<string, string>): string {
  return texts
    .map((text, index) => {
      const key = keys[index];
      return key === undefined ? text : text + (fragments.get(key) ?? '');
    })
    .join('');
}
