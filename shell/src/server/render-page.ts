import type { ComposedRelease, VisitorVersions } from '@sinima/contracts/composition';
import type { PageHead } from '@sinima/contracts/remote';
import { ApiError, isMissing } from '@sinima/runtime';
import { createQueryClient, pageData } from '@sinima/runtime/host';
import { dehydrate, type QueryClient } from '@tanstack/react-query';
import { fragmentsAt, findOwner } from '../app/fragment-owner.ts';
import { notFoundHead } from '../app/not-found-page.tsx';
import { homeHead } from '../app/page-head.ts';
import type { PageState } from '../app/page-state.ts';
import { fragmentKey, type FragmentRef, type LoadedFragment } from '../app/site.ts';
import type { ComposedSite } from './releases/compose-site.ts';
import { errorsOf, renderApp, type RenderInput } from './render-app.tsx';
import {
  fragmentSource,
  importFragments,
  prefetchFragments,
  type ServerFragments,
} from './server-fragments.ts';
import type { ImportOptions } from './server-remotes.ts';

/**
 * How long a page waits for its own data, which decide status and head (its reads have ended before), and the home page
 * for its widgets', in milliseconds.
 */
const DATA_DEADLINE_MS = { pages: 4_500, widgets: 1_500 };

/** The head of a page of which no version works here. */
const unavailableHead: PageHead = { title: '', status: 503 };

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
  readonly site: ComposedSite;
  readonly versions: VisitorVersions;
  readonly onFailure: ImportOptions['onFailure'];
  /** Is told what the shell threw around the fragments. */
  readonly onShellFailure: (error: unknown) => void;
  /** Is told what the page goes without: the address of a read, or the key of a fragment. */
  readonly onMissingData: (what: string, error: unknown) => void;
}

type DehydratedQuery = PageState['data']['queries'][number];

/** A fragment that throws, with what it throws. */
interface Throwing {
  readonly ref: FragmentRef;
  readonly error: unknown;
}

/** One try at a page: with what threw in it, it is not the last. */
interface Attempt {
  readonly fragments: ServerFragments;
  readonly head: PageHead;
  readonly html: string;
  readonly throwing: readonly Throwing[];
  /** What kept the data of fragments from coming, by their keys. */
  readonly missing: ReadonlyMap<string, unknown>;
}

/** @throws what the page's own `head` throws */
function headOf(request: PageRequest, page: LoadedFragment | undefined, client: QueryClient): PageHead {
  if (request.pathname === '/') return homeHead;
  const owner = findOwner(request.site.composition, request.pathname);
  if (!owner) return notFoundHead;
  if (!page || !('head' in page.fragment)) return unavailableHead;
  const search = new URLSearchParams(request.search);
  return page.fragment.head({ params: owner.params, search, data: pageData(client) });
}

/** Return the status of a page: when its own data did not come, it says so, whatever its head says of itself. */
function statusOf({ head, missing }: Attempt, page: FragmentRef | undefined): number {
  if (head.status !== undefined) return head.status;
  const failure = page?.kind === 'pages' ? missing.get(fragmentKey(page)) : undefined;
  return failure === undefined || isMissing(failure) ? 200 : 503;
}

/** Tell which reads the page goes without because of a failure; what the API refuses is an answer. */
function tellMissingData(
  { missing }: Attempt,
  client: QueryClient,
  onMissingData: PageRequest['onMissingData'],
): void {
  const isAnswer = (error: unknown): boolean => error instanceof ApiError && error.status < 500;
  for (const { queryKey, state } of client.getQueryCache().getAll()) {
    if (state.error !== null && !isAnswer(state.error)) onMissingData(queryKey.join('/'), state.error);
  }
  for (const [key, error] of missing) if (!(error instanceof ApiError)) onMissingData(key, error);
}

function withoutTimes({ state, ...query }: DehydratedQuery): DehydratedQuery {
  const time = (at: number): number => Math.sign(at);
  const { dataUpdatedAt, errorUpdatedAt } = state;
  return {
    ...query,
    dehydratedAt: 1,
    state: { ...state, dataUpdatedAt: time(dataUpdatedAt), errorUpdatedAt: time(errorUpdatedAt) },
  };
}

/** Answers that the browser shall not ask for again; errors too, so that it shows what the server showed. */
function dehydrateSettled(client: QueryClient): PageState['data'] {
  const { mutations, queries } = dehydrate(client, {
    shouldDehydrateQuery: ({ state }) => state.status !== 'pending',
    shouldRedactErrors: () => false,
  });
  // When they came says nothing about them, and would make each making of a page another page.
  return { mutations, queries: queries.map(withoutTimes) };
}

/** Find the fragments that throw, each rendered alone: what none of them throws is the shell's own failure. */
async function findThrowing(
  input: RenderInput,
  refs: readonly FragmentRef[],
  params: Readonly<Record<string, string | undefined>>,
): Promise<Throwing[]> {
  const throwing = refs.map(async (ref) => {
    const [error] = await errorsOf(input, ref, params);
    return error === undefined ? [] : [{ ref, error }];
  });
  return (await Promise.all(throwing)).flat();
}

/**
 * Render the page of whoever owns the path. A release that does not load or throws is left out and the remote's
 * fallback version takes its place; if that fails too, the fragment says that it is taking a break.
 *
 * Rejects with what the shell throws outside the fragments.
 */
export async function renderPage(request: PageRequest): Promise<RenderedPage> {
  const { pathname, search, site } = request;
  const refs = fragmentsAt(site.composition, pathname);
  const params = findOwner(site.composition, pathname)?.params ?? {};
  const client = createQueryClient();
  const context = { params, search: new URLSearchParams(search), data: pageData(client) };
  const out = new Set<ComposedRelease>();

  async function renderFragments(fragments: ServerFragments): Promise<Pick<Attempt, 'html' | 'throwing'>> {
    const input = {
      address: pathname + search,
      composition: fragments.composition,
      fragments: fragmentSource(fragments),
      client,
    };
    const { html, errors } = await renderApp(input);
    const present = refs.filter((ref) => fragments.loaded.has(fragmentKey(ref)));
    const unexpected = errors.length > refs.length - present.length;
    const throwing = unexpected ? await findThrowing(input, present, params) : [];
    if (unexpected && throwing.length === 0) request.onShellFailure(errors[0]);
    return { html, throwing };
  }

  async function attempt(): Promise<Attempt> {
    const fragments = await importFragments(site, refs, {
      isOut: (release) => out.has(release),
      onFailure: request.onFailure,
    });
    const deadline = pathname === '/' ? DATA_DEADLINE_MS.widgets : DATA_DEADLINE_MS.pages;
    const missing = await prefetchFragments(fragments.loaded, context, deadline);
    const [ref] = refs;
    let head: PageHead;
    try {
      head = headOf(request, ref && fragments.loaded.get(fragmentKey(ref)), client);
    } catch (error) {
      return { fragments, missing, head: unavailableHead, html: '', throwing: [{ ref: ref!, error }] };
    }
    return { fragments, missing, head, ...(await renderFragments(fragments)) };
  }

  /** Leave out, from the next attempt on, the releases that threw. */
  function rejectThrowing({ fragments, throwing }: Attempt): void {
    for (const { ref, error } of throwing) {
      const release = fragments.composition.remotes.find(({ name }) => name === ref.remote)?.versions[0];
      if (!release) continue;
      out.add(release);
      request.onFailure(ref.remote, release, error);
    }
  }

  let result = await attempt();
  while (result.throwing.length > 0) {
    rejectThrowing(result);
    result = await attempt();
  }

  tellMissingData(result, client, request.onMissingData);
  const { fragments, head, html } = result;
  const state: PageState = {
    composition: fragments.composition,
    data: dehydrateSettled(client),
    rendered: refs.filter((each) => fragments.loaded.has(fragmentKey(each))),
    visitorVersions: request.versions,
  };
  return { status: statusOf(result, refs[0]), head, html, state };
}
