import { pathIn, prefixOf } from '@sinima/contracts/languages';
import { TextProvider } from '@sinima/runtime/host';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { StaticRouter } from 'react-router-dom';
import { SiteProvider, type Site } from '../app/site.ts';
import { loadText } from '../page/load-text.ts';
import { translations } from '../page/translations.ts';
import { renderMarkup, type IdOptions, type Markup } from './render-markup.ts';

/** The providers around everything that is rendered. */
export interface Surroundings {
  /** Path without the language's prefix, and search. */
  readonly address: string;
  readonly site: Site;
  readonly client: QueryClient;
}

/** Return what was thrown as text, with its stack. */
export function textOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? String(error)) : String(error);
}

/** Render to the end. Rejects with an error outside every Suspense boundary. */
export async function renderTree(
  { address, site, client }: Surroundings,
  tree: ReactNode,
  options?: IdOptions,
): Promise<Markup> {
  const { language } = site;
  const text = await loadText({ translations }, language);
  return renderMarkup(
    <QueryClientProvider client={client}>
      <SiteProvider value={site}>
        <TextProvider value={text}>
          <StaticRouter basename={prefixOf(language)} location={pathIn(language, address)}>
            {tree}
          </StaticRouter>
        </TextProvider>
      </SiteProvider>
    </QueryClientProvider>,
    options,
  );
}
