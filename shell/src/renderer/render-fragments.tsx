/** The fragments of one remote in a page. The remote's code runs here, in a process of its version's own. */
import type { PageContext, PageHead, RemoteModule } from '@sinima/contracts/remote';
import { pageData } from '@sinima/runtime/host';
import type { QueryClient } from '@tanstack/react-query';
import { PlacedFragment } from '../app/placed-fragment.tsx';
import type { FragmentSource, Site } from '../app/site.ts';
import { fragmentKey, idPrefixOf, type FragmentRef } from '../page/fragment-ref.ts';
import { checkedHead } from './checked-head.ts';
import { carriedQueries, lacksItsData, missingData, prefetchErrors } from './data-outcome.ts';
import { withClient, type Read } from './job-reads.ts';
import { loadFragments, prefetchFragments, type LoadedFragments } from './load-fragments.ts';
import type { FragmentsWork, RenderedFragments } from '../page/page-work.ts';
import { createPlaces } from './places.ts';
import { renderTree, textOf, type Surroundings } from './render-tree.tsx';

/** Return a promise that React sees at once to be resolved, so that it waits for nothing. */
function resolved<Value>(value: Value): Promise<Value> {
  return Object.assign(Promise.resolve(value), { status: 'fulfilled', value });
}

function sourceOf(loaded: LoadedFragments): FragmentSource {
  const promises = new Map([...loaded].map(([key, fragment]) => [key, resolved(fragment)]));
  const foreign = Promise.reject<never>(new Error('This fragment is rendered elsewhere.'));
  foreign.catch(() => undefined);
  return {
    load: (ref) => promises.get(fragmentKey(ref)) ?? foreign,
    retry: () => undefined,
  };
}

/** @throws what the page's own `head` throws; or says what in it is no head */
function headOf(
  loaded: LoadedFragments,
  context: Omit<PageContext, 'text'>,
  pathname: string,
): PageHead | undefined {
  for (const { module, text } of loaded.values()) {
    if (module.head) return checkedHead(module.head({ ...context, text }), pathname);
  }
  return undefined;
}

/**
 * Render fragments, each for the place that the frame or a page has for it. What React puts before markup, preloads of its images,
 * stays out: a document is sent whole, and browsers find its images before they render it.
 */
async function renderEach(
  surroundings: Surroundings,
  refs: readonly FragmentRef[],
): Promise<Pick<RenderedFragments, 'html' | 'thrown' | 'places'>> {
  const places = createPlaces();
  const site = { ...surroundings.site, markOf: places.markOf };
  const [html, thrown]: [Record<string, string>, Record<string, string>] = [{}, {}];
  const renders = refs.map(async (ref) => {
    const identifierPrefix = idPrefixOf(ref);
    const tree = <PlacedFragment fragment={ref} />;
    const markup = await renderTree({ ...surroundings, site }, tree, { identifierPrefix });
    const [error] = markup.errors;
    if (error === undefined) html[fragmentKey(ref)] = markup.html.slice(markup.html.indexOf('<div '));
    else thrown[fragmentKey(ref)] = textOf(error);
  });
  await Promise.all(renders);
  return { html, thrown, places: places.in(Object.values(html).join('')) };
}

/** Render the fragments of a remote. Rejects with an error that keeps all of them from being rendered. */
export function renderFragments(
  module: RemoteModule,
  work: FragmentsWork,
  read: Read,
): Promise<RenderedFragments> {
  const { remotes } = work.composition;
  return withClient({ read, remotes }, (client) => renderWith(client, module, work));
}

async function renderWith(
  client: QueryClient,
  module: RemoteModule,
  work: FragmentsWork,
): Promise<RenderedFragments> {
  const { language, address, composition, refs, params } = work;
  const { pathname, searchParams } = new URL(address, 'http://site');
  const context = { params, search: searchParams, data: pageData(client) };
  const loaded = await loadFragments(module, work);
  const failures = await prefetchFragments(loaded, context);
  const head = headOf(loaded, context, pathname);

  const site: Site = { language, composition, fragments: sourceOf(loaded) };
  return {
    kind: 'fragments',
    ...(await renderEach({ address, site, client }, refs)),
    ...(head && { head }),
    queries: carriedQueries(client),
    missing: missingData(client, failures),
    prefetchErrors: prefetchErrors(failures),
    lacksItsData: lacksItsData(head, refs, failures),
  };
}
