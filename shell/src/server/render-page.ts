import type { ComposedRelease, Composition } from '@sinima/contracts/composition';
import type { PageHead } from '@sinima/contracts/remote';
import { createQueryClient, pageData } from '@sinima/runtime/host';
import { dehydrate, type QueryClient } from '@tanstack/react-query';
import { areasAt, findOwner } from '../app/area-owner.ts';
import { notFoundHead } from '../app/not-found-page.tsx';
import { homeHead } from '../app/page-head.ts';
import type { PageState } from '../app/page-state.ts';
import { areaKey, type AreaRef, type LoadedArea } from '../app/site.ts';
import { areaThrows, renderApp, type RenderInput } from './render-app.tsx';
import { areaSource, importAreas, prefetchAreas, type ServerAreas } from './server-areas.ts';
import type { ImportOptions } from './server-remotes.ts';

/** How long a page waits for its own data, which decide status and head, and the home page for its widgets', in milliseconds. */
const dataDeadlineMs = { pages: 4_000, widgets: 1_500 };

/** A page, ready to be put into a document. */
export interface RenderedPage {
  readonly status: number;
  readonly head: PageHead;
  readonly html: string;
  readonly state: PageState;
}

interface PageRequest {
  readonly pathname: string;
  /** With its question mark, or empty. */
  readonly search: string;
  readonly composition: Composition;
  readonly bundlePath: ImportOptions['bundlePath'];
  readonly onFailure: ImportOptions['onFailure'];
}

function headOf(request: PageRequest, page: LoadedArea | undefined, client: QueryClient): PageHead {
  if (request.pathname === '/') return homeHead;
  const owner = findOwner(request.composition, request.pathname);
  if (!owner) return notFoundHead;
  if (!page || !('head' in page.area)) return { title: '', status: 503 };
  const search = new URLSearchParams(request.search);
  return page.area.head({ params: owner.params, search, data: pageData(client) });
}

/** Answers that the browser shall not ask for again; errors too, so that it shows what the server showed. */
function dehydrateSettled(client: QueryClient): PageState['data'] {
  return dehydrate(client, {
    shouldDehydrateQuery: ({ state }) => state.status !== 'pending',
    shouldRedactErrors: () => false,
  });
}

/** The areas whose rendering throws. One area on the page: that one. */
async function findThrowing(
  input: RenderInput,
  refs: readonly AreaRef[],
  params: Readonly<Record<string, string | undefined>>,
): Promise<AreaRef[]> {
  if (refs.length === 1) return [...refs];
  const throwing = await Promise.all(refs.map((ref) => areaThrows(input, ref, params)));
  return refs.filter((_ref, index) => throwing[index]);
}

/**
 * Renders the page of whoever owns the path. A release that does not load or throws is left out and the remote's
 * previous one takes its place; if that fails too, the area says that it is taking a break.
 */
export async function renderPage(request: PageRequest): Promise<RenderedPage> {
  const { pathname, search } = request;
  const refs = areasAt(request.composition, pathname);
  const params = findOwner(request.composition, pathname)?.params ?? {};
  const client = createQueryClient();
  const context = { params, search: new URLSearchParams(search), data: pageData(client) };
  const out = new Set<ComposedRelease>();

  async function attempt(): Promise<{ areas: ServerAreas; html: string; throwing: AreaRef[] }> {
    const areas = await importAreas(request.composition, refs, {
      bundlePath: request.bundlePath,
      isOut: (release) => out.has(release),
      onFailure: request.onFailure,
    });
    const deadline = pathname === '/' ? dataDeadlineMs.widgets : dataDeadlineMs.pages;
    await prefetchAreas([...areas.loaded.values()], context, deadline);
    const input = {
      address: pathname + search,
      composition: areas.composition,
      areas: areaSource(areas),
      client,
    };
    const { html, errors } = await renderApp(input);
    const present = refs.filter((ref) => areas.loaded.has(areaKey(ref)));
    const unexpected = errors.length > refs.length - present.length;
    const throwing = unexpected ? await findThrowing(input, present, params) : [];
    for (const ref of throwing) {
      const release = areas.composition.remotes.find(({ name }) => name === ref.remote)?.candidates[0];
      if (!release) continue;
      out.add(release);
      request.onFailure(ref.remote, release, errors[0]);
    }
    return { areas, html, throwing };
  }

  let result = await attempt();
  while (result.throwing.length > 0) result = await attempt();

  const { areas, html } = result;
  const head = headOf(request, refs[0] && areas.loaded.get(areaKey(refs[0])), client);
  const state: PageState = {
    composition: areas.composition,
    data: dehydrateSettled(client),
    rendered: refs.filter((ref) => areas.loaded.has(areaKey(ref))),
  };
  return { status: head.status ?? 200, head, html, state };
}
