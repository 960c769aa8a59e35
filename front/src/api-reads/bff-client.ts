/** How the shell reads from the BFF: each answer within bounds of time and of size. */
import { CALLER_HEADER } from '@sinima/contracts/operation-reads';
import type { ReadAnswer } from '@sinima/renderers/renderer-pool';
import { ApiError } from '@sinima/runtime/api-error';
import type { Span } from '@sinima/tracing/open-tracing';
import { askApi, type ApiAnswer } from './api-answer.ts';
import type { ReadOutcome } from '../reports/metrics.ts';

/** Shared by all reads for one page. */
export interface PageReadContext {
  /** Passed on, so that one request can be followed through the logs. */
  readonly requestId: string;
  /** The release that reads, as `callerName` names it; undefined: the host. */
  readonly caller?: string | undefined;
  /** Ends the page's reads when the page no longer waits for them. */
  readonly signal: AbortSignal;
  /** The span that the reads belong to, where the request is traced. */
  readonly span?: Span | undefined;
  /** Is told the headers of each answer. */
  readonly onAnswer?: (headers: Pick<Headers, 'get'>) => void;
}

const outcomes: Readonly<Record<number, ReadOutcome>> = { 404: 'missing', 504: 'late' };

/** Return how a read with that status ended. */
function outcomeOf(status: number): ReadOutcome {
  if (status < 400) return 'answered';
  return outcomes[status] ?? (status < 500 ? 'refused' : 'failed');
}

type OnRead = (outcome: ReadOutcome) => void;

/** Ask, and tell how it ended. */
async function askAndTell(onRead: OnRead, ...asked: Parameters<typeof askApi>): Promise<ApiAnswer> {
  try {
    const response = await askApi(...asked);
    onRead(outcomeOf(response.status));
    return response;
  } catch (error) {
    onRead(outcomeOf(error instanceof ApiError ? error.status : 500));
    throw error;
  }
}

/** Return how a read is part of a request: who asks, which request it is, and its trace. */
function partOf(context: PageReadContext, path: string): { headers: Record<string, string>; span?: Span } {
  const { requestId, caller, span: whole } = context;
  const span = whole?.begin(`GET ${path.split('?', 1)[0]}`, { 'http.request.method': 'GET' });
  const headers = { 'X-Request-Id': requestId, ...(caller !== undefined && { [CALLER_HEADER]: caller }) };
  return span ? { headers: { ...headers, traceparent: span.traceparent }, span } : { headers };
}

/** Read the API on behalf of a page. Never rejects: what keeps the answer from coming is a status from 502 on. */
export type ApiReader = (path: string, context: PageReadContext) => Promise<ReadAnswer>;

function tell({ onAnswer }: PageReadContext, headers: ReadAnswer['headers']): void {
  onAnswer?.({ get: (name) => headers[name.toLowerCase()] ?? null });
}

const refused = (status: number, body: string): ReadAnswer => ({ status, headers: {}, body });

/** Read the API of the BFF for pages; other addresses of the BFF, and other servers, are out of reach. */
export function apiReader(bffUrl: string, onRead: OnRead): ApiReader {
  const { origin } = new URL(bffUrl);

  return async (path, context) => {
    const url = URL.canParse(path, bffUrl) ? new URL(path, bffUrl) : undefined;
    if (url?.origin !== origin || !url.pathname.startsWith('/api/')) {
      return refused(400, 'This is no address of the API.');
    }
    const { headers, span } = partOf(context, path);
    try {
      const {
        status,
        statusText,
        headers: told,
        body,
      } = await askAndTell(onRead, url, headers, context.signal);
      span?.end({ 'http.response.status_code': status });
      tell(context, told);
      return { status, headers: told, body: body || (status < 300 ? '' : statusText) };
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

/** Read for the front itself and not for a page, such as for a sitemap. */
export function bffReader(bffUrl: string, onRead: OnRead): BffReader {
  return async (path, signal) => {
    const response = await askAndTell(onRead, new URL(path, bffUrl), {}, signal);
    if (response.status === 404) return undefined;
    if (response.status >= 300) throw new Error(`The BFF answers ${response.status} to ${path}.`);
    const answer: unknown = JSON.parse(response.body);
    if (answer === null) throw new Error(`The BFF answers null to ${path}.`);
    return answer;
  };
}
