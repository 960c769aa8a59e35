import { createQueryClient } from '@sinima/runtime/host';
import { hydrate as hydrateData, QueryClientProvider } from '@tanstack/react-query';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from '../app/app.tsx';
import { PAGE_STATE_ID, ROOT_ID, type PageState } from '../app/page-state.ts';
import { SiteProvider } from '../app/site.ts';
import { createFragmentSource } from './fragment-source.ts';
import { createPageTransitions } from './page-transitions.ts';
import { preloadOnIntent, readOnPress } from './preload-on-intent.ts';
import { createRemoteLoader } from './remote-loader.ts';
import { SiteRouter } from './site-router.tsx';
import { createPagePreloader } from './page-preloader.ts';

function element(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (!found) throw new Error(`The page has no element #${id}.`);
  return found;
}

/** Bring the server's page to life. */
export function hydrate(): void {
  const { composition, data, rendered } = JSON.parse(element(PAGE_STATE_ID).textContent ?? '') as PageState;
  const client = createQueryClient();
  hydrateData(client, data);
  const fragments = createFragmentSource({
    loader: createRemoteLoader(composition),
    documentAddress: location.pathname + location.search,
    rendered,
    loadDocument: () => location.reload(),
  });

  const preloader = createPagePreloader(composition, fragments, client);
  const transitions = createPageTransitions(preloader);

  startTransition(() => {
    hydrateRoot(
      element(ROOT_ID),
      <QueryClientProvider client={client}>
        <SiteProvider value={{ composition, fragments }}>
          <SiteRouter transitions={transitions}>
            <App />
          </SiteRouter>
        </SiteProvider>
      </QueryClientProvider>,
      {
        // A fragment that the server could not render is rendered here: expected, and not an error of the page.
        onRecoverableError: (error) => console.info('A fragment is rendered by the browser:', error),
        onCaughtError: (error) => console.info('A fragment is taking a break:', error),
      },
    );
  });
  preloadOnIntent(composition, fragments);
  readOnPress(preloader);
}
