import { GENERATION_HEADER } from '@sinima/contracts/composition';
import { configureApi, createQueryClient } from '@sinima/runtime/host';
import { hydrate as hydrateData, QueryClientProvider, type DehydratedState } from '@tanstack/react-query';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { App } from '../app/app.tsx';
import { savesData } from '../page/data-saver.ts';
import { slotsOfDocument } from '../app/page-slots.tsx';
import { PAGE_STATE_ID, ROOT_ID, type PageState } from '../page/page-state.ts';
import { PRELOADS_ATTRIBUTE } from '../page/preloads-attribute.ts';
import { SiteProvider } from '../app/site.ts';
import { whenActive } from './activation.ts';
import { afterLoad } from './after-load.ts';
import { onceAtAddress, recoverByDocument, reloadDocument, restoreScroll } from './document-load.ts';
import { createFragmentSource } from './fragment-source.ts';
import type { TypedFields } from './kept-fields.ts';
import { followClicks } from './last-click.ts';
import { createLateTransitions } from './late-transitions.ts';
import { wantsLessMotion } from './motion.ts';
import { createNavigationSign } from './navigation-sign.ts';
import { startOffline } from './offline/start-offline.ts';
import { createOpenTab } from './open-tab.ts';
import { createPagePreloader } from './page-preloader.ts';
import { createPageSlots } from './page-slots-store.ts';
import { askOnReturn, createReleaseNews, type ReleaseNews } from './release-news.ts';
import { createRemoteLoader } from './remote-loader.ts';
import { reportWhenNeeded } from './report-when-needed.ts';
import { readServerHtml } from './server-html.ts';
import { SiteRouter } from './site-router.tsx';
import { followTyping, hasKept } from './typed-fields.ts';
import { followVisitor } from './wanted-fragments.ts';

function element(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (!found) throw new Error(`The page has no element #${id}.`);
  return found;
}

/** Return `fetch`, each answer of which tells which generation is live. */
const fetchHearing =
  (news: ReleaseNews) =>
  async (path: string, init?: RequestInit): Promise<Response> => {
    const response = await fetch(path, init);
    const generation = Number(response.headers.get(GENERATION_HEADER));
    if (generation > 0) news.hear(generation);
    return response;
  };

const loadFirstSign = () => import(/* webpackChunkName: "first-sign" */ './first-sign.ts');

/** Resolves when a retry may go on in this document: not, when other versions are live by now. */
async function beforeRetry(news: ReleaseNews): Promise<void> {
  await news.ask();
  if (!news.isOutdated()) return;
  reloadDocument();
  await new Promise(() => undefined);
}

/** Bring the server's page to life. */
export function hydrate(): void {
  const state = JSON.parse(element(PAGE_STATE_ID).textContent ?? '') as PageState;
  const { composition, data, rendered } = state;
  followTyping();
  const kept = whenActive().then(() =>
    hasKept() ? loadFirstSign().then(({ keptFields }) => keptFields()) : undefined,
  );
  const putBack = (where: keyof TypedFields): void =>
    void kept.then(
      (fields) => fields?.[where](),
      () => undefined,
    );
  const news = createReleaseNews(state.visitorVersions);
  const tab = createOpenTab(news);
  askOnReturn(news, reloadDocument);
  const fetchFromSite = fetchHearing(news);
  configureApi(fetchFromSite);
  reportWhenNeeded(state);

  const client = createQueryClient();
  hydrateData(client, data as DehydratedState);
  const loader = createRemoteLoader(composition);
  const loadDocument = onceAtAddress((isStep) => recoverByDocument(news, composition.generation, isStep));
  const wanted = followVisitor();
  let codeAhead: (() => void) | undefined;
  const fragments = createFragmentSource({
    loader,
    documentAddress: location.pathname + location.search,
    rendered,
    wanted,
    serverHtml: readServerHtml(rendered),
    loadDocument,
    beforeRetry: () => beforeRetry(news),
    shown: () => {
      putBack('putBackInPage');
      codeAhead?.();
    },
  });
  const pages = createPagePreloader({
    composition,
    fragments,
    client,
    news,
    async fetchPage(address) {
      const response = fetchFromSite(address, { headers: { Accept: 'text/html' } });
      return (await loadFirstSign()).passing.readServerPage(await response);
    },
    // In development what is edited, and what a mocked API answers, is in the browser alone.
    takesDocuments: () => process.env.NODE_ENV !== 'development' && !savesData() && !wantsLessMotion(),
  });
  const history = createBrowserHistory({ v5Compat: true });
  const store = createPageSlots(
    slotsOfDocument({ navigationType: history.action, location: history.location }),
  );
  const clicked = followClicks();
  const transitions = createLateTransitions(async () => {
    const { createPageTransitions, passing, renderAheadIn } = await loadFirstSign();
    return createPageTransitions({ pages, passing, renderAhead: renderAheadIn(store), clicked });
  });
  const sign = createNavigationSign(() => void loadDocument(true));
  const onHydrated = (): void => {
    restoreScroll();
    putBack('putBackInShell');
  };

  startTransition(() => {
    hydrateRoot(
      element(ROOT_ID),
      <QueryClientProvider client={client}>
        <SiteProvider value={{ composition, fragments }}>
          <SiteRouter
            history={history}
            store={store}
            tab={tab}
            sign={sign}
            pages={pages}
            transitions={transitions}
            onStay={wanted.wantAll}
            onLeave={fragments.leave}
            onHydrated={onHydrated}
          >
            <App />
          </SiteRouter>
        </SiteProvider>
      </QueryClientProvider>,
      {
        // What the server could not render, or what throws while it is hydrated, is rendered anew: no error of the page.
        onRecoverableError: (error) => console.info('A fragment is rendered by the browser:', error),
        onCaughtError(error) {
          // In development the page says it as loudly as what nobody catches.
          if (process.env.NODE_ENV === 'development') reportError(error);
          else console.info('A fragment is taking a break:', error);
        },
      },
    );
  });
  void afterLoad()
    .then(() => startOffline(state, news, wanted.signed))
    .catch(() => undefined);
  // From here on browsers need not fetch whole documents ahead.
  document.documentElement.setAttribute(PRELOADS_ATTRIBUTE, '');
  void wanted.signed
    .then(loadFirstSign)
    .then(({ createCodeAhead, layOutPagesAhead, preloadOnIntent, renderAheadIn }) => {
      void transitions.prepare();
      layOutPagesAhead();
      preloadOnIntent({ pages, renderAhead: renderAheadIn(store), tab, savesData });
      codeAhead = createCodeAhead({ composition, loader, news, savesData });
      codeAhead();
    })
    .catch(() => undefined);
}
