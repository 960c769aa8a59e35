/** The fragments of one remote in a page. The remote's code runs here, in a process of its version's own. */
import type { PageContext, PageHead, RemoteModule } from '@sinima/contracts/remote';
import { pageData } from '@sinima/runtime/host';
import type { QueryClient } from '@tanstack/react-query';
import { App } from '../app/app.tsx';
import { fragmentKey } from '../page/fragment-ref.ts';
import { RemoteFragment } from '../app/remote-fragment.tsx';
import type { FragmentSource, PagePart, Site } from '../app/site.ts';
import { checkedHead } from './checked-head.ts';
import { carriedQueries, lacksItsData, missingData, prefetchErrors } from './data-outcome.ts';
import { withClient, type Read } from './job-reads.ts';
import { loadFragments, prefetchFragments, type LoadedFragments } from './load-fragments.ts';
import { createMarks, type Marks } from './marks.ts';
import type { FragmentsWork, RenderedFragments } from '../page/page-work.ts';
import { renderTree, textOf, type Surroundings } from './render-tree.tsx';

/**
 * How long a page waits for its own data, which decide status and head (its reads have ended before), and the home page
 * for its widgets', in milliseconds.
 */
const DATA_DEADLINE_MS = { pages: 4_500, widgets: 1_500 };

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
    isBroken: () => false,
  };
}

/** Render these fragments with marks around them, and nothing else of the page. */
function partOf(keys: ReadonlySet<string>, { mark }: Marks): PagePart {
  return {
    hasFrame: false,
    place(ref) {
      const key = fragmentKey(ref);
      if (!keys.has(key)) return { before: null, isRendered: false, after: null };
      return { before: mark(key), isRendered: true, after: mark(key) };
    },
  };
}

/** @throws what the page's own `head` throws; or says what in it is no head */
function headOf(loaded: LoadedFragments, context: PageContext, pathname: string): PageHead | undefined {
  for (const { fragment } of loaded.values()) {
    if ('head' in fragment) return checkedHead(fragment.head(context), pathname);
  }
  return undefined;
}

/** Find out which fragments throw: where there are several, each is rendered alone. */
async function findThrowing(
  surroundings: Surroundings,
  { refs, params }: FragmentsWork,
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

/** Render the fragments of a remote. Rejects with what keeps all of them from being rendered. */
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
  const { address, composition, refs, params } = work;
  const { pathname, searchParams } = new URL(address, 'http://site');
  const context = { params, search: searchParams, data: pageData(client) };
  const loaded = await loadFragments(module, refs);
  const deadline = pathname === '/' ? DATA_DEADLINE_MS.widgets : DATA_DEADLINE_MS.pages;
  const failures = await prefetchFragments(loaded, context, deadline);
  const head = headOf(loaded, context, pathname);

  const marks = createMarks();
  const site: Site = {
    composition,
    fragments: sourceOf(loaded),
    part: partOf(new Set(loaded.keys()), marks),
  };
  const surroundings = { address, site, client };
  const { html, errors } = await renderTree(surroundings, <App />);
  const alone = { ...surroundings, site: { composition, fragments: site.fragments } };
  const thrown = errors.length === 0 ? {} : await findThrowing(alone, work, errors);
  return {
    kind: 'fragments',
    html: markupBetween(marks.cut(html), thrown),
    thrown,
    ...(head && { head }),
    queries: carriedQueries(client),
    missing: missingData(client, failures),
    prefetchErrors: prefetchErrors(failures),
    lacksItsData: lacksItsData(head, refs, failures),
  };
}
