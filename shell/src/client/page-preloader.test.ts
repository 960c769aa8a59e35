import type { Composition } from '@sinima/contracts/composition';
import { pageData } from '@sinima/runtime/host';
import { QueryClient } from '@tanstack/react-query';
import type { PageState } from '../page/page-state.ts';
import { loadStylesheet } from './load-stylesheet.ts';
import { createPagePreloader } from './page-preloader.ts';
import type { ServerPage } from './server-page.ts';

jest.mock('./load-stylesheet.ts', () => ({ loadStylesheet: jest.fn() }));

const composition: Composition = {
  generation: 1,
  remotes: [
    {
      name: 'mfe-title',
      owned: { pages: { title: { paths: ['/title/:slug'] } }, widgets: {} },
      versions: [],
    },
  ],
};

const one = { pathname: '/title/one', search: '' };

const state = {
  visitorVersions: { generation: 1, versions: {} },
  data: {
    mutations: [],
    queries: [
      {
        queryKey: ['/api/one'],
        queryHash: '["/api/one"]',
        state: { data: 'One', dataUpdatedAt: 1, status: 'success' },
      },
    ],
  },
} as unknown as PageState;

let isReady: boolean;
let isOutdated: boolean;
let takesDocuments: boolean;
/** What was asked for, in its order. */
let asked: string[];
let fetchPage: jest.Mock<Promise<ServerPage | undefined>, [string]>;

function preloader() {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  return createPagePreloader({
    composition,
    client,
    fragments: {
      async preload(_fragment, navigation) {
        await navigation?.readAhead;
        await pageData(client).fetch({
          queryKey: ['/api/one'],
          queryFn: () => Promise.resolve(asked.push('api')),
        });
      },
      isReady: () => isReady,
    },
    news: { learn: () => undefined, isOutdated: () => isOutdated },
    fetchPage,
    takesDocuments: () => takesDocuments,
  });
}

beforeEach(() => {
  isReady = false;
  isOutdated = false;
  takesDocuments = true;
  jest.mocked(loadStylesheet).mockReset().mockResolvedValue(undefined);
  asked = [];
  fetchPage = jest.fn((address) => {
    asked.push(address);
    return Promise.resolve({
      state,
      content: document.createElement('div'),
      styles: [{ href: '/styles.css', integrity: 'sha256-1' }],
    });
  });
  history.replaceState(null, '', '/movies');
});

describe('the page of a step', () => {
  it('is read with its document alone, once for all signs of the step', async () => {
    const { prepareStep, takeStep } = preloader();
    prepareStep(one);
    prepareStep(one);
    const { all, serverPage } = takeStep(one);
    expect(await serverPage).toMatchObject({ state });
    await all;
    expect(asked).toEqual(['/title/one']);
  });

  it('is seen in its own styles, which its data do not wait for', async () => {
    let apply = (): void => undefined;
    jest.mocked(loadStylesheet).mockReturnValue(new Promise((resolve) => (apply = resolve)));
    const { all, serverPage } = preloader().takeStep(one);
    const seen = jest.fn();
    void serverPage!.then(seen);
    await all;
    expect(loadStylesheet).toHaveBeenCalledWith('/styles.css', 'sha256-1');
    expect(seen).not.toHaveBeenCalled();
    apply();
    expect(await serverPage).toMatchObject({ state });
  });

  it('is not seen as the server renders it where its styles do not come', async () => {
    jest.mocked(loadStylesheet).mockRejectedValue(new Error('404'));
    expect(await preloader().takeStep(one).serverPage).toBeUndefined();
  });

  it('is read with its document again by the next step there', async () => {
    const { takeStep } = preloader();
    await takeStep(one).all;
    await takeStep(one).all;
    expect(asked).toEqual(['/title/one', '/title/one']);
  });

  it.each<[string, () => void]>([
    ['the document does not come', () => fetchPage.mockRejectedValue(new Error('offline'))],
    ['the document is none of the site', () => fetchPage.mockResolvedValue(undefined)],
    ['the document is of other versions', () => void (isOutdated = true)],
  ])('is read of the API where %s', async (_name, given) => {
    given();
    const { all, serverPage } = preloader().takeStep(one);
    expect(await serverPage).toBeUndefined();
    await all;
    expect(asked).toContain('api');
  });

  it.each<[string, () => void]>([
    ['the visitor wants no documents', () => void (takesDocuments = false)],
    ['only the search of the address changes', () => history.replaceState(null, '', '/title/one?tab=cast')],
    ['all of it is there', () => void (isReady = true)],
  ])('comes without its document where %s', async (_name, given) => {
    given();
    const { all, serverPage } = preloader().takeStep(one);
    expect(serverPage).toBeUndefined();
    await all;
    expect(fetchPage).not.toHaveBeenCalled();
  });

  it('comes without its document where code and data are under way already', async () => {
    const { prepare, takeStep } = preloader();
    const ahead = prepare(one);
    const { all, serverPage } = takeStep(one);
    expect(serverPage).toBeUndefined();
    await Promise.all([ahead, all]);
    expect(asked).toEqual(['api']);
  });
});
