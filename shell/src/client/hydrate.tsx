import { languageOfPath, prefixOf } from '@sinima/contracts/languages';
import { configureApi, createQueryClient, TextProvider } from '@sinima/runtime/host';
import { hydrate as hydrateData, QueryClientProvider, type DehydratedState } from '@tanstack/react-query';
import { startTransition, useEffect, useEffectEvent, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from '../app/app.tsx';
import { SiteProvider, type Site } from '../app/site.ts';
import { createText } from '@sinima/runtime/create-text';
import { loadFragmentText, loadText } from '../page/load-text.ts';
import { translations } from '../page/translations.ts';
import { PAGE_STATE_ID, ROOT_ID, shownVersions, type PageState } from '../page/page-state.ts';
import { whenActive } from './activation.ts';
import { apiCalls } from './api-calls.ts';
import { afterLoad } from './after-load.ts';
import { otherLanguage } from './other-language.ts';
import { onceAtAddress, recoverByDocument, reloadDocument } from './document-load.ts';
import { errorHandling } from './error-handling.ts';
import { FragmentRoot } from './fragment-root.tsx';
import { createFragmentSource } from './fragment-source.ts';
import { keptFields, type TypedFields } from './kept-fields.ts';
import { startOffline } from './offline/start-offline.ts';
import { followTransitions } from './page-transitions.ts';
import { askOnReturn, createReleaseNews, isWithdrawn, type ReleaseNews } from './release-news.ts';
import { createRemoteLoader } from './remote-loader.ts';
import { reportWhenNeeded } from './report-when-needed.ts';
import { readServerHtml } from './server-html.ts';
import { followTyping } from './typed-fields.ts';
import { followVisitor } from './wanted-fragments.ts';

function element(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (!found) throw new Error(`The page has no element #${id}.`);
  return found;
}

/** Resolves when a retry may go on in this document: not, when other versions are live by now. */
async function beforeRetry(news: ReleaseNews): Promise<void> {
  await news.ask();
  if (!news.isOutdated()) return;
  reloadDocument();
  await new Promise(() => undefined);
}

/** A page stays while none of its versions is barred; one of a preview while that lasts. */
async function isStale(page: PageState, news: ReleaseNews): Promise<boolean> {
  if (!page.composition.preview) return isWithdrawn(shownVersions(page));
  await news.ask();
  return news.isOutdated();
}

/** Calls `onHydrated` once, when the host stands in the page and its controls work. */
function Hydrated({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }): ReactNode {
  const hydrated = useEffectEvent(onHydrated);
  useEffect(() => hydrated(), []);
  return children;
}

/** Bring the server's page to life. */
export async function hydrate(): Promise<void> {
  const state = JSON.parse(element(PAGE_STATE_ID).textContent ?? '') as PageState;
  const { composition, data, rendered, language = 'en' } = state;
  followTyping();
  const kept = whenActive().then(keptFields);
  const putBack = (where: keyof TypedFields): void =>
    void kept.then(
      (fields) => fields[where](),
      () => undefined,
    );
  const news = createReleaseNews(state.visitorVersions);
  askOnReturn(news, () => isStale(state, news), reloadDocument);
  const loadDocument = onceAtAddress((isNew) => recoverByDocument(news, isNew));
  configureApi(apiCalls(composition, () => loadDocument(false)));
  reportWhenNeeded(state);
  followTransitions();

  const client = createQueryClient();
  hydrateData(client, data as DehydratedState);
  const visitor = followVisitor();
  const fragments = createFragmentSource({
    loader: createRemoteLoader(composition),
    textOf: (remote, ref) => loadFragmentText(remote, composition, language, ref),
    documentAddress: languageOfPath(location.pathname).path + location.search,
    rendered,
    serverHtml: readServerHtml(rendered),
    loadDocument,
    beforeRetry: () => beforeRetry(news),
    shown: () => putBack('putBackInPage'),
  });

  // Without its translation the frame turns English; the page works.
  const text = await loadText({ translations }, language).catch(() => createText(language));
  const site: Site = { language, text, composition, fragments, FragmentRoot, wanted: visitor.wanted };
  startTransition(() => {
    hydrateRoot(
      element(ROOT_ID),
      <QueryClientProvider client={client}>
        <SiteProvider value={site}>
          <TextProvider value={text}>
            <BrowserRouter basename={prefixOf(language)}>
              <Hydrated onHydrated={() => putBack('putBackInShell')}>
                <App />
              </Hydrated>
            </BrowserRouter>
          </TextProvider>
        </SiteProvider>
      </QueryClientProvider>,
      errorHandling,
    );
  });
  // From now on, fragments appear without waiting for those above (`first-paint.css`).
  document.documentElement.dataset['hydrated'] = '';
  void afterLoad()
    .then(async () => {
      startOffline(state, news, visitor.interacted, text);
      const other = otherLanguage(language);
      if (!other) return;
      const { offerLanguage } = await import(/* webpackChunkName: "offer-language" */ './offer-language.ts');
      await offerLanguage(other);
    })
    .catch(() => undefined);
}
