/** Places of fragments in the frame and in pages, and the markup that belongs there. */
import { fragmentKey, type FragmentRef } from '@sinima/shell/page/fragment-ref';
import type { RenderedFrame } from '@sinima/shell/page/page-work';
import type { RemoteInPage } from '../rendering/render-remote.ts';

/** The markup of a page in its parts. */
export interface MarkupParts {
  readonly frame: Pick<RenderedFrame, 'html' | 'places' | 'errorArea'>;
  readonly remotes: readonly Pick<RemoteInPage, 'done' | 'rendered'>[];
}

/** Return those fragments of a path that have a place: a page may leave a slot out, behind a tab, say. */
export function fragmentsWithPlace(
  refs: readonly FragmentRef[],
  { frame, remotes }: MarkupParts,
): FragmentRef[] {
  const places = [frame.places, ...remotes.map(({ done }) => done?.places ?? {})];
  return refs.filter((ref) => places.some((each) => Object.hasOwn(each, fragmentKey(ref))));
}

/** The markup of a fragment, and the places that its remote says are in it. */
interface Markup {
  readonly html: string;
  readonly places: RenderedFrame['places'];
}

const fill = ({ html, places }: Markup, contentOf: (key: string) => string): string =>
  Object.entries(places).reduce((text, [key, place]) => text.replaceAll(place, () => contentOf(key)), html);

/**
 * Return the whole markup. Where a fragment is missing, the frame has an error area, and a page nothing. A remote gives the markup
 * of the fragments that it was asked for alone, and its places count in that markup alone.
 */
export function fillPlaces({ frame, remotes }: MarkupParts): string {
  const markup = new Map(
    remotes.flatMap(({ done, rendered }) =>
      rendered.flatMap((ref): [string, Markup][] => {
        const key = fragmentKey(ref);
        const html = done?.html[key];
        return done && html !== undefined ? [[key, { html, places: done.places }]] : [];
      }),
    ),
  );
  const withWidgets = (page: Markup): string => fill(page, (key) => markup.get(key)?.html ?? '');
  return fill(frame, (key) => {
    const fragment = markup.get(key);
    if (fragment) return withWidgets(fragment);
    return `<div class="sh:contents" data-fragment="${key}" data-broken="">${frame.errorArea}</div>`;
  });
}
