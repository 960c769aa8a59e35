/** Markup of React elements, complete. */
import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';

/** How long rendering may wait for suspended parts, in milliseconds; late ones are left to the browser. */
const RENDER_DEADLINE_MS = 1_500;

/** What React writes where a Suspense boundary has no content: something in it waits, or threw. */
const EMPTY_BOUNDARY = '<!--$!-->';

/** The markup, and the errors within Suspense boundaries. */
export interface Markup {
  readonly html: string;
  readonly errors: readonly unknown[];
}

export interface IdOptions {
  /** Begins the ids that React makes up; the browser's root has the same. */
  readonly identifierPrefix?: string;
}

/**
 * Render to the end, or to the deadline. In order, with no inline script: nothing that React would stream later, so
 * that the page reads without JavaScript and fits a strict content security policy. Rejects with an error outside
 * every Suspense boundary.
 *
 * Data and code are usually there, and then the markup is made in one go, for about half the cost of a stream. A
 * stream is what can wait, and tells what was thrown.
 */
export async function renderMarkup(element: ReactNode, options: IdOptions = {}): Promise<Markup> {
  const html = renderToString(element, options);
  return html.includes(EMPTY_BOUNDARY) ? renderToEnd(element, options) : { html, errors: [] };
}

function renderToEnd(element: ReactNode, options: IdOptions): Promise<Markup> {
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
      ...options,
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
