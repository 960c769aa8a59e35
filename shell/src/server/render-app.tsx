import { Writable } from 'node:stream';
import type { Composition } from '@sinima/contracts/composition';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from '../app/app.tsx';
import { RemoteFragment } from '../app/remote-fragment.tsx';
import { SiteProvider, type FragmentRef, type FragmentSource } from '../app/site.ts';

/** How long rendering may wait for what suspends, in milliseconds; what is late is left to the browser. */
const RENDER_DEADLINE_MS = 1_500;

/** What a render needs to know; all of it but the fragments' code can be serialised. */
export interface RenderInput {
  /** Path and search. */
  readonly address: string;
  readonly composition: Composition;
  readonly fragments: FragmentSource;
  readonly client: QueryClient;
}

/** The markup, and what was thrown on the way. */
export interface Rendered {
  readonly html: string;
  readonly errors: readonly unknown[];
}

/**
 * Render to the end, or to the deadline. In order, with no inline script: nothing that React would stream later, so
 * that the page reads without JavaScript and fits a strict content security policy.
 */
function renderToEnd(element: ReactNode): Promise<Rendered> {
  return new Promise((resolve, reject) => {
    const errors: unknown[] = [];
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        resolve({ html: Buffer.concat(chunks).toString('utf8'), errors });
        done();
      },
    });
    const stream = renderToPipeableStream(element, {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        clearTimeout(deadline);
        stream.pipe(sink);
      },
      onShellError(error) {
        clearTimeout(deadline);
        reject(error);
      },
      onError: (error) => void errors.push(error),
    });
    const deadline = setTimeout(
      () => stream.abort(new Error('Late for the deadline of rendering.')),
      RENDER_DEADLINE_MS,
    );
  });
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
export function renderApp(input: RenderInput): Promise<Rendered> {
  return renderToEnd(
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
  const { errors } = await renderToEnd(
    <RenderContext input={input}>
      <RemoteFragment fragment={fragment} params={params} />
    </RenderContext>,
  );
  return errors;
}
