/** Render one page or widget as the shell server would, on recorded answers. */
import type { PageContext, RemotePage, RemoteWidget } from '@sinima/contracts/remote';
import { ApiError } from '@sinima/runtime';
import { createQueryClient, createText, loadModule, pageData } from '@sinima/runtime/host';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { generatePath, Route, Routes, StaticRouter } from 'react-router-dom';
import type { RecordedCall } from '../api/recorded-calls.ts';
import type { FragmentToTry, Reads, Step, Tried } from './messages.ts';
import { marked, undeclaredReads, watchQuery } from './query-reads.ts';
import { RecordedApi } from './recorded-api.ts';
import { renderToEnd } from './render-to-end.ts';

/** How often reads that a render asks for are answered before it is rendered again. */
const MAX_ROUNDS = 4;

type Fragment = RemotePage | RemoteWidget;
type Attempt = Omit<Tried, 'fetched'>;

/** The address of a fragment. */
export interface Visit {
  readonly params: Readonly<Record<string, string>>;
  /** Without its question mark. */
  readonly search: string;
}

/** The context of a fragment's trial. */
interface Trial {
  readonly place: FragmentToTry;
  readonly fragment: Fragment;
  readonly api: RecordedApi;
  readonly enter: (step: Step) => Promise<void>;
  readonly thrown: { step: Step; error: string }[];
}

/** Name an error with the place in the bundle that it comes from. */
export function errorText(error: unknown): string {
  if (!(error instanceof Error)) return `something that is no error: ${String(error)}`;
  const place = /\(?file:\/\/\S*\/(server\/[^\s)]+)\)?/.exec(error.stack ?? '')?.[1];
  return `${error.name}: ${error.message}${place ? ` (${place})` : ''}`;
}

const namesIn = (pattern: string): string[] => [...pattern.matchAll(/:(\w+)/g)].map(([, name]) => name!);

function page(content: ReactNode, client: QueryClient, pattern: string, address: string): ReactNode {
  return (
    <QueryClientProvider client={client}>
      <StaticRouter location={address}>
        <Routes>
          <Route path={pattern} element={content} />
        </Routes>
      </StaticRouter>
    </QueryClientProvider>
  );
}

/** Return a cache such as the host's; it compares no answers with former ones, which would read all their fields. */
function createCache(): QueryClient {
  const client = createQueryClient();
  const { queries } = client.getDefaultOptions();
  client.setDefaultOptions({ queries: { ...queries, structuralSharing: false } });
  return client;
}

/** Start the reads that a browser would start once the fragment is mounted. Returns whether there were any. */
async function readWhatIsAsked(client: QueryClient): Promise<boolean> {
  const asked = client
    .getQueryCache()
    .findAll({ predicate: ({ state }) => state.status === 'pending' })
    .filter(({ options }) => (options as { enabled?: unknown }).enabled !== false);
  await Promise.allSettled(asked.map((query) => query.fetch()));
  return asked.length > 0;
}

async function render(
  { place, fragment, enter, thrown }: Trial,
  { params, search }: Visit,
  client: QueryClient,
) {
  await enter('load');
  const module = await loadModule(fragment);
  const Content = module.default as ComponentType;
  const query = marked(search);
  const address = `${generatePath(place.pattern, params)}?${query}`;
  const context: PageContext = {
    params,
    search: new URLSearchParams(query),
    data: pageData(client),
    text: createText('en'),
  };
  await enter('prefetch');
  try {
    await module.prefetch?.(context);
  } catch (error) {
    if (!(error instanceof ApiError)) thrown.push({ step: 'prefetch', error: errorText(error) });
  }
  await enter('render');
  const element = page(<Content />, client, place.pattern, address);
  let result = await renderToEnd(element);
  for (let round = 0; round < MAX_ROUNDS && (await readWhatIsAsked(client)); round++) {
    result = await renderToEnd(element);
  }
  thrown.push(...result.errors.map((error) => ({ step: 'render' as const, error: errorText(error) })));
  return { html: result.html, module, context };
}

/** Whether markup shows nothing: no text, no picture, no field. */
function showsNothing(html: string): boolean {
  return (
    !/<(img|svg|picture|video|canvas|input|iframe)\b/.test(html) &&
    html.replaceAll(/<[^>]*>/g, '').trim() === ''
  );
}

/** Return the searches of links to the page itself: its tabs, its filters. */
function searchesIn(html: string, pathname: string): string[] {
  const addresses = [...html.matchAll(/ href="([^"?#]*)\?([^"#]+)/g)];
  const own = addresses.filter(([, path]) => path === '' || path === pathname);
  return [...new Set(own.map(([, , search]) => search!.replaceAll('&amp;', '&')))];
}

/** Try a fragment at one address; what it throws is in the result. */
async function attempt(
  trial: Trial,
  visit: Visit,
): Promise<{ readonly tried: Attempt; readonly html: string }> {
  const { api, place, thrown } = trial;
  const names = new Set<string>();
  const found: { html: string } & Pick<Tried, 'title' | 'status' | 'image'> = { html: '' };
  let step: Step = 'load';
  const enter = (next: Step): Promise<void> => trial.enter((step = next));
  api.install();
  watchQuery((name) => names.add(name));
  try {
    const { html, module, context } = await render({ ...trial, enter }, visit, createCache());
    found.html = html;
    if (module.head) {
      await enter('head');
      const head = module.head(context);
      Object.assign(found, { title: head.title, status: head.status, image: head.social?.image });
    }
  } catch (error) {
    thrown.push({ step, error: errorText(error) });
  }
  const { html, ...ofHead } = found;
  const unknown = [...api.unknown];
  const isEmpty = showsNothing(html);
  const undeclared = undeclaredReads(place.query, names, html);
  return {
    tried: { thrown, reads: api.reads, unknown, isEmpty, undeclared, ...ofHead },
    html,
  };
}

/**
 * Try a fragment: once to learn which recorded things its address can name, and, where there are such, once more with
 * them.
 */
export async function tryFragment(
  place: FragmentToTry,
  fragment: Fragment,
  calls: readonly RecordedCall[],
  enter: (step: Step) => Promise<void>,
): Promise<{ readonly tried: Attempt; readonly visit: Visit }> {
  const placeholders = namesIn(place.pattern).map((name) => [name, `tried-${name}`] as const);
  const learning = new RecordedApi(calls);
  const at = (values: readonly (readonly [string, string])[]): Visit => ({
    params: Object.fromEntries(values),
    search: '',
  });
  const first = await attempt({ place, fragment, api: learning, enter, thrown: [] }, at(placeholders));
  if (!placeholders.some(([, value]) => learning.recordedValues.has(value))) {
    return { tried: first.tried, visit: at(placeholders) };
  }
  const visit = at(
    placeholders.map(([name, value]) => [name, learning.recordedValues.get(value) ?? value] as const),
  );
  const api = new RecordedApi(calls);
  const { tried } = await attempt({ place, fragment, api, enter, thrown: [] }, visit);
  return { tried, visit };
}

/** Return which fields a fragment reads there, and the searches of its own address that it links to. Nothing else is looked at. */
export async function readsAt(
  place: FragmentToTry,
  fragment: Fragment,
  calls: readonly RecordedCall[],
  visit: Visit,
): Promise<{ readonly reads: Reads; readonly searches: readonly string[] }> {
  const api = new RecordedApi(calls);
  const trial: Trial = { place, fragment, api, enter: () => Promise.resolve(), thrown: [] };
  const { html } = await attempt(trial, visit);
  return { reads: api.reads, searches: searchesIn(html, generatePath(place.pattern, visit.params)) };
}
