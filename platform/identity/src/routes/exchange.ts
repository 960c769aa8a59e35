/** One request and its answer, with what the pages need of both. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PageFile } from '../pages/page-files.ts';
import { sayFirst, type Say } from '../texts/texts.ts';

/** The parameter by which an address names the language of its page. */
export const LANGUAGE = 'language';

/** Longest form that is read, in bytes. */
const MAX_FORM = 32_768;

/** A form is too long, or comes from another site. */
class RefusedFormError extends Error {}

export class Exchange {
  /** The texts of its pages: of the sign-in, or else of the address, or else of the browser. */
  say: Say;

  constructor(
    readonly request: IncomingMessage,
    readonly response: ServerResponse,
    /** Origins to which forms may lead in the end, for the policy of pages. */
    private readonly formTargets: string,
  ) {
    const [, search] = (request.url ?? '').split('?', 2);
    this.say = sayFirst(new URLSearchParams(search).get(LANGUAGE), request.headers['accept-language']);
  }

  get path(): string {
    return (this.request.url ?? '/').split('?', 1)[0] ?? '/';
  }

  /** Send a page that no cache keeps. */
  page(status: number, page: string): void {
    this.response.writeHead(status, {
      'Content-Type': 'text/html; charset=utf-8',
      ...pageHeaders(this.formTargets),
    });
    this.response.end(page);
  }

  file({ type, content }: PageFile): void {
    this.response.writeHead(200, {
      'Content-Type': type,
      'Cache-Control': 'public, max-age=31536000, immutable',
      'X-Content-Type-Options': 'nosniff',
    });
    this.response.end(content);
  }

  /** After a POST: go on with a GET. */
  goOn(location: string): void {
    this.response.writeHead(303, { Location: location, 'Cache-Control': 'no-store' });
    this.response.end();
  }

  /** Read a form that one of our own pages sent. @throws RefusedFormError */
  async form(origin: string): Promise<URLSearchParams> {
    const { origin: sender, 'sec-fetch-site': site } = this.request.headers;
    if ((sender !== undefined && sender !== origin) || (site !== undefined && site !== 'same-origin')) {
      throw new RefusedFormError('The form came from another site.');
    }
    const chunks: Buffer[] = [];
    let length = 0;
    for await (const chunk of this.request as AsyncIterable<Buffer>) {
      length += chunk.length;
      if (length > MAX_FORM) throw new RefusedFormError('The form is too long.');
      chunks.push(chunk);
    }
    return new URLSearchParams(Buffer.concat(chunks).toString('utf8'));
  }
}

/** Return the headers of every page: no other site frames it, and only our own files run in it. */
export const pageHeaders = (formTargets: string): Readonly<Record<string, string>> => ({
  'Cache-Control': 'no-store',
  'Content-Security-Policy': `default-src 'none'; style-src 'self'; font-src 'self'; script-src 'self'; form-action 'self' ${formTargets}; base-uri 'none'; frame-ancestors 'none'`,
  'Cross-Origin-Opener-Policy': 'same-origin',
  // Addresses of mailed links go nowhere; but without any referrer, browsers say nothing of where a form was sent from.
  'Referrer-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
});
