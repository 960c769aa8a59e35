import type { Composition } from '@sinima/contracts/composition';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { StaticRouter } from 'react-router-dom';
import { App } from '../app/app.tsx';
import { RemoteFragment } from '../app/remote-fragment.tsx';
import { SiteProvider, type FragmentRef, type FragmentSource } from '../app/site.ts';
import { renderMarkup, type Markup } from '../renderer/render-markup.ts';

/** What a render needs to know; all of it but the fragments' code can be serialised. */
export interface RenderInput {
  /** Path and search. */
  readonly address: string;
  readonly composition: Composition;
  readonly fragments: FragmentSource;
  readonly client: QueryClient;
}

function RenderContext({ input, children }: { input: RenderInput; children: ReactNode }): ReactNode {
  const { address, composition, fragments, client } = input;
  return (
    <QueryClientProvider client={client}>
      <SiteProvider value={{ composition, fragments }}>
        <StaticRouter location={address}>{children}</StaticRouter>
      </SiteProvider>
    </QueryClientProvider>
  );
}

/** Render the whole page. Rejects when the shell itself throws outside every Suspense boundary. */
export function renderApp(input: RenderInput): Promise<Markup> {
  return renderMarkup(
    <RenderContext input={input}>
      <App />
    </RenderContext>,
  );
}

/** Render one fragment alone, and return what it throws: to tell its failures from those of the shell and of others. */
export async function errorsOf(
  input: RenderInput,
  fragment: FragmentRef,
  params: Readonly<Record<string, string | undefined>>,
): Promise<readonly unknown[]> {
  const { errors } = await renderMarkup(
    <RenderContext input={input}>
      <RemoteFragment fragment={fragment} params={params} />
    </RenderContext>,
  );
  return errors;
}
