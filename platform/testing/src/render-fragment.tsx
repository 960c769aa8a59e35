/** Render one fragment of a remote as the host would, with answers in place of the network and nothing else replaced. */
import type { Language } from '@sinima/contracts/languages';
import type { PageContext, PageModule, RemotePage, RemoteWidget } from '@sinima/contracts/remote';
import {
  configureApi,
  createQueryClient,
  createText,
  pageData,
  SlotProvider,
  TextProvider,
} from '@sinima/runtime/host';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ComponentType, ReactNode } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { responseTo, type ApiAnswers } from './answers.ts';

export type { ApiAnswer, ApiAnswers } from './answers.ts';

/** The texts of any remote, in English. */
export const englishText = createText('en');

/** Return what a body says. (jsdom's blobs have no `text`.) */
const textOf = (body: Blob): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(body);
  });

/**
 * Make the runtime ask these answers; return the addresses that were asked, in order. A write is named and answered with its
 * method, and its body is told behind it: `PUT /api/notes/1 {"text":"new"}`.
 */
export function answerApi(answers: ApiAnswers): string[] {
  const requested: string[] = [];
  configureApi(async (path, { method, body }) => {
    const call = method === undefined ? path : `${method} ${path}`;
    requested.push(body === undefined ? call : `${call} ${await textOf(body)}`);
    return responseTo(answers, call);
  });
  return requested;
}

/** Where a fragment is rendered. */
export interface FragmentPlace {
  /** Path and search at which the fragment is rendered. */
  address: string;
  /** The pattern that the address matches; the address itself by default. */
  pattern?: string | undefined;
  /** The content of a slot of the page; nothing by default. */
  slot?: ((name: string) => ReactNode) | undefined;
  /** The language of the page; English by default. Texts of remotes are in English all the same. */
  language?: Language | undefined;
}

/** Render a page or widget in the browser, over the given cache. */
export async function mountFragment(
  fragment: RemotePage | RemoteWidget,
  { address, pattern, slot = () => null, language = 'en' }: FragmentPlace,
  client: QueryClient,
) {
  const { default: Component } = await fragment.load();
  const Content = Component as ComponentType;
  return render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[address]}>
        <TextProvider value={createText(language)}>
          <SlotProvider value={slot}>
            <Routes>
              <Route path={pattern ?? new URL(address, 'http://site').pathname} element={<Content />} />
              <Route path="*" element={<p>Left for another page</p>} />
            </Routes>
          </SlotProvider>
        </TextProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

/**
 * Render a page or widget in the browser, with nothing read ahead.
 *
 * @example await renderFragment(remote.pages.title, { address: '/title/x', pattern: '/title/:slug', answers: {…} });
 */
export async function renderFragment(
  fragment: RemotePage | RemoteWidget,
  { answers, ...place }: FragmentPlace & { answers: ApiAnswers },
) {
  const requested = answerApi(answers);
  const client = createQueryClient();
  return { ...(await mountFragment(fragment, place, client)), requested, client };
}

/** Return what a page says of itself once its reads are in, as the server would ask it. */
export async function headOf(
  page: { readonly load: () => Promise<PageModule> },
  {
    params = {},
    search = '',
    language = 'en',
    answers,
  }: { params?: PageContext['params']; search?: string; language?: Language; answers: ApiAnswers },
) {
  answerApi(answers);
  const context = {
    params,
    search: new URLSearchParams(search),
    data: pageData(createQueryClient()),
    text: createText(language),
  };
  const { prefetch, head } = await page.load();
  await prefetch?.(context).catch(() => undefined);
  return head(context);
}
