/** Fragments that have their places in the host's own tree: a page, or the widgets of the home page. */
import { App } from '../app/app.tsx';
import { RemoteFragment } from '../app/remote-fragment.tsx';
import type { PagePart } from '../app/site.ts';
import { widgetsOn } from '../page/fragment-owner.ts';
import { fragmentKey, type FragmentRef } from '../page/fragment-ref.ts';
import type { FragmentsWork, RenderedFragments } from '../page/page-work.ts';
import { createMarks, type Marks } from './marks.ts';
import { renderTree, textOf, type Surroundings } from './render-tree.tsx';

/** The fragments that are rendered in the host's tree. */
export type InApp = Pick<RenderedFragments, 'html' | 'thrown' | 'places'>;

/** Render these fragments with marks around them, and nothing else of the page. */
function partOf(refs: readonly FragmentRef[], { mark }: Marks, places: Marks): PagePart {
  const keys = new Set(refs.map(fragmentKey));
  return {
    hasFrame: false,
    place(ref) {
      const key = fragmentKey(ref);
      if (!keys.has(key)) return { before: null, isRendered: false, after: null };
      return { before: mark(key), isRendered: true, after: mark(key) };
    },
    markOf: (widget) => places.mark(fragmentKey(widget)),
  };
}

/** Find out which fragments throw: where there are several, each is rendered alone. */
async function findThrowing(
  surroundings: Surroundings,
  { refs, params }: Pick<FragmentsWork, 'refs' | 'params'>,
  errors: readonly unknown[],
): Promise<Record<string, string>> {
  const [first, ...others] = refs;
  if (first && others.length === 0) return { [fragmentKey(first)]: textOf(errors[0]) };
  const thrown = refs.map(async (ref) => {
    const [error] = (await renderTree(surroundings, <RemoteFragment fragment={ref} params={params} />))
      .errors;
    return error === undefined ? [] : [[fragmentKey(ref), textOf(error)]];
  });
  return Object.fromEntries((await Promise.all(thrown)).flat()) as Record<string, string>;
}

/**
 * Return what stands between the marks of each fragment that did not throw. What React puts before all of a page stays out:
 * a document is sent whole, and browsers find its images before they render it.
 */
function markupBetween(
  pieces: readonly string[],
  thrown: Readonly<Record<string, string>>,
): Record<string, string> {
  const markup: Record<string, string> = {};
  // Text, mark, fragment, mark, text, mark, …
  for (let at = 1; at + 1 < pieces.length; at += 4) {
    const [key, html] = [pieces[at]!, pieces[at + 1]!];
    if (!Object.hasOwn(thrown, key)) markup[key] = html;
  }
  return markup;
}

/** Return the places of widgets that a page has in its markup. */
function placesIn(
  { composition }: Surroundings['site'],
  refs: readonly FragmentRef[],
  html: string,
  { mark }: Marks,
): Record<string, string> | undefined {
  const widgets = refs.flatMap((ref) => (ref.kind === 'pages' ? widgetsOn(composition, ref) : []));
  const places = widgets
    .map((widget) => [fragmentKey(widget), mark(fragmentKey(widget))] as const)
    .filter(([, place]) => html.includes(place));
  return places.length === 0 ? undefined : Object.fromEntries(places);
}

/** Render fragments where the host's tree has them. Without any, nothing is rendered. */
export async function renderInApp(
  surroundings: Surroundings,
  work: Pick<FragmentsWork, 'refs' | 'params'>,
): Promise<InApp> {
  if (work.refs.length === 0) return { html: {}, thrown: {} };
  const [marks, placeMarks] = [createMarks(), createMarks()];
  const { site } = surroundings;
  const marked = { ...surroundings, site: { ...site, part: partOf(work.refs, marks, placeMarks) } };
  const { html, errors } = await renderTree(marked, <App />);
  const thrown = errors.length === 0 ? {} : await findThrowing(surroundings, work, errors);
  const places = placesIn(site, work.refs, html, placeMarks);
  return { html: markupBetween(marks.cut(html), thrown), thrown, ...(places && { places }) };
}
