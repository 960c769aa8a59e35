import { createQueryClient } from '@sinima/runtime/host';
import { hydrate as hydrateData, QueryClientProvider } from '@tanstack/react-query';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from '../app/app.tsx';
import { pageStateId, rootId, type PageState } from '../app/page-state.ts';
import { SiteProvider } from '../app/site.ts';
import { createAreaSource } from './area-source.ts';
import { createPageTransitions } from './page-transitions.ts';
import { preloadOnIntent, readOnPress } from './preload-on-intent.ts';
import { createRemoteLoader } from './remote-loader.ts';
import { SiteRouter } from './site-router.tsx';
import { createSiteVisits } from './site-visits.ts';

function element(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (!found) throw new Error(`The page has no element #${id}.`);
  return found;
}

/** Brings the server's page to life. */
export function hydrate(): void {
  const { composition, data, rendered } = JSON.parse(element(pageStateId).textContent ?? '') as PageState;
  const client = createQueryClient();
  hydrateData(client, data);
  const areas = createAreaSource({
    loader: createRemoteLoader(composition),
    documentAddress: location.pathname + location.search,
    rendered,
    loadDocument: () => location.reload(),
  });

  const visits = createSiteVisits(composition, areas, client);
  const transitions = createPageTransitions(visits);

  startTransition(() => {
    hydrateRoot(
      element(rootId),
      <QueryClientProvider client={client}>
        <SiteProvider value={{ composition, areas }}>
          <SiteRouter transitions={transitions}>
            <App />
          </SiteRouter>
        </SiteProvider>
      </QueryClientProvider>,
      {
        // An area that the server could not render is rendered here: expected, and not an error of the page.
        onRecoverableError: (error) => console.info('An area is rendered by the browser:', error),
        onCaughtError: (error) => console.info('An area is taking a break:', error),
      },
    );
  });
  preloadOnIntent(composition, areas);
  readOnPress(visits);
}
