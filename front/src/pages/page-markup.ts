/** The markup of a page, from the markup of its parts. */
import type { RenderedFrame } from '@sinima/shell/page/page-work';
import { withSheets } from './cloth-sheets.ts';
import { isDrawn, withDrawings } from './drawn-cloths.ts';

/** What a page's markup is made of: fragments by `fragmentKey`, and what React asks for early. */
interface PageMarkup {
  readonly frame: RenderedFrame;
  readonly fragments: ReadonlyMap<string, string>;
  readonly preloads: readonly string[];
}

/** Put the markup of fragments, by `fragmentKey`, into their places in the frame. */
export function fillFrame({ texts, keys }: RenderedFrame, fragments: ReadonlyMap<string, string>): string {
  return texts
    .map((text, index) => {
      const key = keys[index];
      return key === undefined ? text : text + (fragments.get(key) ?? '');
    })
    .join('');
}

const isWidget = (key: string): boolean => key.includes('/widgets/');

/** Return it as React wrote it: in development React compares what it hydrates, and says so. */
export function markupAsWritten({ frame, fragments, preloads }: PageMarkup): string {
  return preloads.join('') + fillFrame(frame, fragments);
}

/** Return it with fewer requests: urgent cloths are drawn into it, rows of them come in sheets. */
export function markupOfFewRequests({ frame, fragments, preloads }: PageMarkup): string {
  const batched = [...fragments].map(
    ([key, html]) => [key, isWidget(key) ? withSheets(html) : html] as const,
  );
  const early = preloads.filter((preload) => !isDrawn(preload));
  return withDrawings(markupAsWritten({ frame, fragments: new Map(batched), preloads: early }));
}
