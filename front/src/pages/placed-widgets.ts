/** Widgets in the slots of a page: which of them it has a place for, and their markup in its own. */
import { fragmentKey, type FragmentRef } from '@sinima/shell/page/fragment-ref';
import type { RemoteInPage } from '../rendering/render-remote.ts';

type Rendered = readonly Pick<RemoteInPage, 'done'>[];

const placesOf = (remotes: Rendered): [key: string, place: string][] =>
  remotes.flatMap(({ done }) => Object.entries(done?.places ?? {}));

/** Return those of a path's fragments whose places are the host's own: the page, or the widgets of the home page. */
export function fragmentsInFrame(refs: readonly FragmentRef[]): readonly FragmentRef[] {
  return refs[0]?.kind === 'pages' ? refs.slice(0, 1) : refs;
}

/** Return those that have a place in the page: it may leave a slot out, behind a tab, say. */
export function fragmentsWithPlace(refs: readonly FragmentRef[], remotes: Rendered): FragmentRef[] {
  const placed = new Set([
    ...fragmentsInFrame(refs).map(fragmentKey),
    ...placesOf(remotes).map(([key]) => key),
  ]);
  return refs.filter((ref) => placed.has(fragmentKey(ref)));
}

/** Return the markup of fragments, by `fragmentKey`, with that of widgets in its place. Where one failed, nothing stands. */
export function markupOf(remotes: Rendered): ReadonlyMap<string, string> {
  const markup = new Map(remotes.flatMap(({ done }) => Object.entries(done?.html ?? {})));
  const places = placesOf(remotes);
  if (places.length === 0) return markup;
  const filled = (html: string): string =>
    places.reduce((text, [key, place]) => text.replaceAll(place, () => markup.get(key) ?? ''), html);
  return new Map([...markup].map(([key, html]) => [key, filled(html)]));
}
