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

/** Return the whole markup. Where a fragment is missing, the frame has an error area, and a page nothing. */
export function fillPlaces({ frame, remotes }: MarkupParts): string {
  const markup = new Map(remotes.flatMap(({ done }) => Object.entries(done?.html ?? {})));
  const filled = (
    html: string,
    places: RenderedFrame['places'],
    otherwise: (key: string) => string,
  ): string =>
    Object.entries(places).reduce(
      (text, [key, place]) => text.replaceAll(place, () => markup.get(key) ?? otherwise(key)),
      html,
    );
  const broken = (key: string): string =>
    `<div class="sh:contents" data-fragment="${key}" data-broken="">${frame.errorArea}</div>`;
  const page = filled(frame.html, frame.places, broken);
  return remotes.reduce((text, { done }) => filled(text, done?.places ?? {}, () => ''), page);
}
