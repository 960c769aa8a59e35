/** One answer of the BFF, whole, within bounds of time and of size. */
import http, { type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import https from 'node:https';
import { ApiError } from '@sinima/runtime/api-error';

/** How long an answer may take, to its last byte, in milliseconds. */
const DEADLINE_MS = 2_000;
/** How long an answer may be, in bytes. */
const MAX_BYTES = 4 * 1024 * 1024;
/** Connections that are kept open to the BFF. */
const MAX_SOCKETS = 64;

/** Node's client costs a third of `fetch`, of which a page makes a dozen calls. */
const clients = {
  'http:': { request: http.request, agent: new http.Agent({ keepAlive: true, maxSockets: MAX_SOCKETS }) },
  'https:': { request: https.request, agent: new https.Agent({ keepAlive: true, maxSockets: MAX_SOCKETS }) },
} as const;

export interface ApiAnswer {
  readonly status: number;
  readonly statusText: string;
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Return the body to its end. @throws ApiError as soon as it is too long: the rest is not received */
async function bodyOf(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > MAX_BYTES) throw new ApiError(502, `The answer is longer than ${MAX_BYTES} bytes.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Return the headers that came once: all but cookies, which no read has any use for. */
function textHeaders(headers: IncomingHttpHeaders): Record<string, string> {
  const texts = Object.entries(headers).filter(([, value]) => typeof value === 'string');
  return Object.fromEntries(texts) as Record<string, string>;
}

/** Say why there is no answer, to visitors too: no address stands in it. */
function failureOf(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  const code = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : '';
  return new ApiError(502, `There is no answer${code}.`);
}

const late = (): ApiError => new ApiError(504, 'The answer did not come in time.');

/** The BFF closed a connection that was kept just when it was used again. */
class ConnectionLostError extends Error {
  override name = 'ConnectionLostError';
}

function askOnce(
  url: URL,
  headers: Readonly<Record<string, string>>,
  deadline: AbortSignal,
): Promise<IncomingMessage> {
  const { request, agent } = clients[url.protocol as keyof typeof clients];
  return new Promise((resolve, reject) => {
    const asked = request(url, { agent, headers, signal: deadline }, resolve);
    asked.on('error', (error: NodeJS.ErrnoException) => {
      const isLost = asked.reusedSocket && error.code === 'ECONNRESET';
      reject(isLost ? new ConnectionLostError(error.message) : error);
    });
    asked.end();
  });
}

/**
 * Ask, and return the whole answer. (No `AbortSignal.any`: in Node 20 the timeouts that it is given may be collected as
 * garbage.)
 *
 * @param signal ends the wait earlier
 * @throws ApiError where the answer does not come, is late or too long
 */
export async function askApi(
  url: URL,
  headers: Readonly<Record<string, string>>,
  signal?: AbortSignal,
): Promise<ApiAnswer> {
  const deadline = new AbortController();
  const abort = (): void => deadline.abort();
  const timer = setTimeout(abort, DEADLINE_MS);
  signal?.addEventListener('abort', abort);
  try {
    if (signal?.aborted) throw late();
    const response = await askOnce(url, headers, deadline.signal).catch((error: unknown) => {
      if (error instanceof ConnectionLostError) return askOnce(url, headers, deadline.signal);
      throw error;
    });
    const body = await bodyOf(response);
    const { statusCode: status = 502, statusMessage: statusText = '' } = response;
    return { status, statusText, headers: textHeaders(response.headers), body };
  } catch (error) {
    throw deadline.signal.aborted ? late() : failureOf(error);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
}
