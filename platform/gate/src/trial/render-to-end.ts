import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';

/** Render to the end, as the shell server does, and return the markup with the errors on the way. */
export async function renderToEnd(element: ReactNode): Promise<{ html: string; errors: readonly unknown[] }> {
  const errors: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(element, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => void errors.push(error),
  });
  return { html: await text(prelude), errors };
}
