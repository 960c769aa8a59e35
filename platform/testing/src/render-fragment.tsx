/** Renders one fragment of a remote as the host would, with answers in place of the network and nothing else replaced. */
import type { PageContext, RemotePage, RemoteWidget } from '@sinima/contracts/remote';
import { configureApi, createQueryClient, pageData } from '@sinima/runtime/host';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';

/** What an API address answers: JSON with 200, a whole response, or nothing, ever. */
export type ApiAnswer =
  { json: unknown; headers?: Record<string, string> } | { status: number; text?: string } | 'never';

/** Answers by path and search, e.g. `{ '/api/stats': { json: {…} } }`; any other address answers 404. */
export type ApiAnswers = Readonly<Record<string, ApiAnswer>>;

/** Makes the runtime read from these answers; gives back the addresses that were asked, in order. */
export function answerApi(answers: ApiAnswers): string[] {
  const asked: string[] = [];
  configureApi((path) => {
    asked.push(path);
    const answer = answers[path] ?? { status: 404, text: `Nothing answers ${path} in this test.` };
    if (answer === 'never') return new Promise(() => undefined);
    return Promise.resolve(
      'json' in answer
        ? Response.json(answer.json, { headers: answer.headers ?? {} })
        : new Response(answer.text ?? '', { status: answer.status }),
    );
  });
  return asked;
}

interface FragmentAddress {
  /** Path and search at which the fragment is rendered. */
  address: string;
  /** The pattern that the address matches; the address itself by default. */
  pattern?: string;
  answers: ApiAnswers;
}

/**
 * Renders a page or widget in the browser, reads started as the host starts them.
 *
 * @example await renderFragment(remote.pages.title, { address: '/title/x', pattern: '/title/:slug', answers: {…} });
 */
export async function renderFragment(
  fragment: RemotePage | RemoteWidget,
  { address, pattern, answers }: FragmentAddress,
) {
  const asked = answerApi(answers);
  const client = createQueryClient();
  const { default: Component } = await fragment.load();
  const Content = Component as ComponentType;
  const view = render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[address]}>
        <Routes>
          <Route path={pattern ?? new URL(address, 'http://site').pathname} element={<Content />} />
          <Route path="*" element={<p>Left for another page</p>} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return { ...view, asked, client };
}

/** What a page says of itself once its reads are in, as the server would ask it. */
export async function headOf(
  page: RemotePage,
  {
    params = {},
    search = '',
    answers,
  }: { params?: PageContext['params']; search?: string; answers: ApiAnswers },
) {
  answerApi(answers);
  const context = { params, search: new URLSearchParams(search), data: pageData(createQueryClient()) };
  await page.prefetch?.(context).catch(() => undefined);
  return page.head(context);
}
