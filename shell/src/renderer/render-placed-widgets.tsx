/** Widgets within pages of remotes: each is a tree of its own, since nobody but the page knows where in it they stand. */
import { PlacedWidget } from '../app/placed-widget.tsx';
import { fragmentKey, idPrefixOf, type FragmentRef } from '../page/fragment-ref.ts';
import type { RenderedFragments } from '../page/page-work.ts';
import { renderTree, textOf, type Surroundings } from './render-tree.tsx';

/** Render widgets, each for the place that its page has for it. */
export async function renderPlacedWidgets(
  surroundings: Surroundings,
  widgets: readonly FragmentRef[],
): Promise<Pick<RenderedFragments, 'html' | 'thrown'>> {
  const [html, thrown]: [Record<string, string>, Record<string, string>] = [{}, {}];
  const renders = widgets.map(async (widget) => {
    const identifierPrefix = idPrefixOf(widget);
    const markup = await renderTree(surroundings, <PlacedWidget widget={widget} />, { identifierPrefix });
    const [error] = markup.errors;
    // React puts preloads of images before it.
    if (error === undefined) html[fragmentKey(widget)] = markup.html.slice(markup.html.indexOf('<div '));
    else thrown[fragmentKey(widget)] = textOf(error);
  });
  await Promise.all(renders);
  return { html, thrown };
}
