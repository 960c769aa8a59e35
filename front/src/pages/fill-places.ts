/** Places of fragments in the frame and in pages, and the markup that belongs there. */
import { fragmentKey, type FragmentRef } from '@sinima/shell/page/fragment-ref';
import type { RenderedFrame } from '@sinima/shell/page/page-work';
import type { RemoteInPage } from '../rendering/render-remote.ts';

/** The markup of a page in its parts. */
export interface MarkupParts {
  readonly frame: Pick<RenderedFrame, 'html' | 'places' | 'errorArea'>;
  readonly remotes: readonly Pick<RemoteInPage, 'done'>[];
}

/** Return those fragments of a path that have a place: a page may leave a slot out, behind a tab, say. */
export function fragmentsWithPlace(
  refs: readonly FragmentRef[],
  { frame, remotes }: MarkupParts,
): FragmentRef[] {
  const places = [frame.places, ...remotes.map(({ done }) => done?.places ?? {})];
  return refs.filter((ref) => places.some((each) => Object.hasOwn(each, fragmentKey(ref))));
}

/**
 * Return the whole markup. Where a fragment is missing, the frame has an error area, and a page nothing. What a remote says of
 * places counts in its own markup alone.
 */
export function fillPlaces({ frame, remotes }: MarkupParts): string {
  const rendered = remotes.flatMap(({ done }) => done ?? []);
  const markup = new Map(rendered.flatMap(({ html }) => Object.entries(html)));
  const filled = (
    html: string,
    places: RenderedFrame['places'],
    contentOf: (key: string) => string,
  ): string =>
    Object.entries(places).reduce((text, [key, place]) => text.replaceAll(place, () => contentOf(key)), html);
  const withWidgets = new Map(
    rendered.flatMap(({ html, places }) =>
      Object.entries(html).map(
        ([key, text]) => [key, filled(text, places, (widget) => markup.get(widget) ?? '')] as const,
      ),
    ),
  );
  const broken = (key: string): string =>
    `<div class="sh:contents" data-fragment="${key}" data-broken="">${frame.errorArea}</div>`;
  return filled(frame.html, frame.places, (key) => withWidgets.get(key) ?? broken(key));
}
