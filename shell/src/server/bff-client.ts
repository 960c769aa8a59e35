/** How the shell reads from the BFF: each answer within bounds of time and of size. */
import type { ReadAnswer } from '@sinima/renderers/renderer-pool';
import { ApiError } from '@sinima/runtime/api-error';
import type { Span } from '@sinima/tracing/open-tracing';
import type { ReadOutcome } from './sight/metrics.ts';

/** How long an answer may take, to its last byte, in milliseconds. */
const DEADLINE_MS = 2_000;
/** How long an answer may be, in bytes, after decompression. */
const MAX_BYTES = 4 * 1024 * 1024;

/** What the reads on behalf of one page share. */
export interface PageReadContext {
  /** Passed on, so that one request can be followed through the logs. */
  readonly requestId: string;
  /** Ends the page's reads when the page no longer waits for them. */
  readonly signal: AbortSignal;
  /** What the reads are parts of, where it is traced. */
  readonly span?: Span | undefined;
  /** Is told the headers of each answer. */
  readonly onAnswer?: (headers: Headers) => void;
}

/** Return the body to its end. @throws ApiError as soon as it is too long: the rest is not received */
async function bodyOf(response: Response): Promise<Buffer<ArrayBuffer> | null> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  const body: unknown = response.body ?? [];
  for await (const chunk of body as AsyncIterable<Uint8Array>) {
    bytes += chunk.length;
    if (bytes > MAX_BYTES) throw new ApiError(502, `The answer is longer than ${MAX_BYTES} bytes.`);
    chunks.push(chunk);
  }
  return bytes === 0 ? null : Buffer.concat(chunks);
}

/** Say why there is no answer, to visitors too: no address stands in it. */
function failureOf(error: unknown, signal: AbortSignal): ApiError {
  if (error instanceof ApiError) return error;
  if (signal.aborted) return new ApiError(504, 'The answer did not come in time.');
  const cause = error instanceof Error ? error.cause : undefined;
  const code = cause instanceof Error && 'code' in cause ? ` (${String(cause.code)})` : '';
  return new ApiError(502, `There is no answer${code}.`);
}

/**
 * Return the whole answer. (No `AbortSignal.any`: in Node 20 the timeouts that it is given may be collected as garbage.)
 *
 * @throws ApiError where it does not come, is late or too long
 */
async function ask(
  url: URL,
  headers: Record<string, string>,
  signals: readonly AbortSignal[],
): Promise<Response> {
  const deadline = new AbortController();
  const abort = (): void => deadline.abort();
  const timer = setTimeout(abort, DEADLINE_MS);
  for (const signal of signals) signal.addEventListener('abort', abort);
  try {
    if (signals.some(({ aborted }) => aborted)) abort();
    const response = await fetch(url, { headers, signal: deadline.signal });
    const { status, statusText } = response;
    return new Response(await bodyOf(response), { status, statusText, headers: response.headers });
  } catch (error) {
    throw failureOf(error, deadline.signal);
  } finally {
    clearTimeout(timer);
    for (const signal of signals) signal.removeEventListener('abort', abort);
  }
}

const outcomes: Readonly<Record<number, ReadOutcome>> = { 404: 'missing', 504: 'late' };

/** Return how a read with that status ended. */
function outcomeOf(status: number): ReadOutcome {
  if (status < 400) return 'answered';
  return outcomes[status] ?? (status < 500 ? 'refused' : 'failed');
}

type OnRead = (outcome: ReadOutcome) => void;

/** Ask, and tell how it ended. */
async function askAndTell(onRead: OnRead, ...asked: Parameters<typeof ask>): Promise<Response> {
  try {
    const response = await ask(...asked);
    onRead(outcomeOf(response.status));
    return response;
  } catch (error) {
    onRead(outcomeOf(error instanceof ApiError ? error.status : 500));
    throw error;
  }
}

/** Return how a read is part of a request: who asks, which request it is, and its trace. */
function partOf(context: PageReadContext, path: string): { headers: Record<string, string>; span?: Span } {
  const { requestId, span: whole } = context;
  const span = whole?.begin(`GET ${path.split('?', 1)[0]}`, { 'http.request.method': 'GET' });
  const headers = { 'X-Request-Id': requestId };
  return span ? { headers: { ...headers, traceparent: span.traceparent }, span } : { headers };
}

/** Read the API on behalf of a page. Never rejects: what keeps the answer from coming is a status from 502 on. */
export type ApiReader = (path: string, context: PageReadContext) => Promise<ReadAnswer>;

const refused = (status: number, body: string): ReadAnswer => ({ status, headers: {}, body });

/** Reach the API of the BFF, and nothing else of it or beside it, for what pages read. */
export function apiReader(bffUrl: string, onRead: OnRead): ApiReader {
  const { origin } = new URL(bffUrl);
  return async (path, context) => {
    const url = URL.canParse(path, bffUrl) ? new URL(path, bffUrl) : undefined;
    if (url?.origin !== origin || !url.pathname.startsWith('/api/')) {
      return refused(400, 'This is no address of the API.');
    }
    const { headers, span } = partOf(context, path);
    try {
      const response = await askAndTell(onRead, url, headers, [context.signal]);
      const { status, statusText } = response;
      span?.end({ 'http.response.status_code': status });
      context.onAnswer?.(response.headers);
      const body = await response.text();
      return {
        status,
        headers: Object.fromEntries(response.headers),
        body: body || (response.ok ? '' : statusText),
      };
    } catch (error) {
      span?.end({}, String(error));
      const { status, message } =
        error instanceof ApiError ? error : new ApiError(502, 'There is no answer.');
      return refused(status, message.slice(`${status}: `.length));
    }
  };
}

/** Read JSON at a path of the BFF; undefined where there is nothing. Rejects where the BFF does not answer so. */
export type BffReader = (path: string, signal?: AbortSignal) => Promise<unknown>;

/** Read on behalf of no page: for what the shell itself makes of the data. */
export function bffReader(bffUrl: string, onRead: OnRead): BffReader {
  return async (path, signal) => {
    const response = await askAndTell(onRead, new URL(path, bffUrl), {}, signal ? [signal] : []);
    if (response.status === 404) return undefined;
    if (!response.ok) throw new Error(`The BFF answers ${response.status} to ${path}.`);
    const answer: unknown = await response.json();
    if (answer === null) throw new Error(`The BFF answers null to ${path}.`);
    return answer;
  };
}
