/** The mock API: a server that answers as the BFF would, from the samples of an OpenAPI document, without a database. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { REVISION_HEADER } from '@sinima/contracts/revision';
import type { Answer } from './answers/answer.ts';
import { ApiAnswers } from './answers/api-answers.ts';
import { pageHeaders } from './answers/list-page.ts';
import { problemAnswer } from './answers/problems.ts';
import { answerControl, CONTROL_PATH } from './control.ts';
import { answerSchema, type OpenApi } from './document/open-api.ts';
import { callsOf, matchCall, type Call, type MatchedCall } from './document/operations.ts';
import { asksWho, isSignedIn, redirectAnswer } from './session.ts';
import { CallLog } from './switches/call-log.ts';
import { SLOW_MS, type Condition } from './switches/conditions.ts';
import { emptied, withoutOptional } from './switches/lean-values.ts';
import { Switches } from './switches/switches.ts';

/** The longest body that is read, in characters. */
const MAX_BODY = 100_000;

export interface MockApiOptions {
  /** The OpenAPI 3.1 document that is answered from: `@sinima/contracts/openapi.json`. */
  readonly document: OpenApi;
  /** By default any that is free. */
  readonly port?: number;
  /** How long a call that is switched to `slow` takes, in milliseconds; 3,000 by default. */
  readonly slowMs?: number;
}

export interface MockApi {
  /** `http://127.0.0.1:40123`: what the shell server takes as `BFF_URL`. */
  readonly origin: string;
  readonly port: number;
  stop(): Promise<void>;
}

/** What adds the panel to a page: one of `DEV_SCRIPTS`. */
export const PANEL_SCRIPT = `${CONTROL_PATH}panel.js`;

const header = (request: IncomingMessage, name: string): string | undefined =>
  request.headers[name]?.toString();

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request.setEncoding('utf8') as AsyncIterable<string>) {
    body += chunk;
    if (body.length > MAX_BODY) throw new Error(`A body is longer than ${MAX_BODY} characters.`);
  }
  return body;
}

class MockServer {
  readonly calls: readonly Call[];
  private readonly answers: ApiAnswers;
  readonly switches = new Switches();
  readonly log = new CallLog();
  /** Grows from start to start as well: pages that an earlier mock answered are outdated. */
  private readonly started = Date.now();

  constructor(
    private readonly openapi: OpenApi,
    private readonly slowMs: number,
  ) {
    this.calls = callsOf(openapi);
    this.answers = new ApiAnswers(openapi, this.calls);
  }

  /** Answer a request. */
  async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://mock.invalid');
    const method = request.method === 'HEAD' ? 'GET' : (request.method ?? 'GET');
    if (url.pathname.startsWith(CONTROL_PATH)) {
      const body = method === 'GET' ? '' : await bodyOf(request);
      const control = await answerControl({ method, url, body }, this);
      this.send(response, control ?? this.nothingAt(method, url));
      return;
    }
    if (url.pathname.startsWith('/health/')) {
      this.send(response, { status: 200, headers: {}, body: { status: 'ready' } });
      return;
    }
    const matched = matchCall(this.calls, method, url.pathname);
    if (matched) await this.answerCall(matched, url, request, response);
    else this.send(response, this.nothingAt(method, url));
  }

  private nothingAt(method: string, { pathname }: URL): Answer {
    const detail = `There is no ${method} ${pathname}.`;
    return problemAnswer(this.openapi, undefined, { status: 404, pathname, detail });
  }

  private async answerCall(
    matched: MatchedCall,
    url: URL,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const isBrowser = header(request, 'x-forwarded-host') !== undefined;
    const end = this.log.begin({
      name: matched.call.name,
      address: `${url.pathname}${url.search}`,
      by: isBrowser ? 'browser' : 'server',
      ...(!isBrowser && { render: header(request, 'x-request-id') }),
    });
    const condition = this.switches.of(matched.call.name);
    if (condition === 'never') return;
    if (condition === 'slow') await setTimeout(this.slowMs, undefined, { ref: false });
    const answer = this.answerIn(condition, matched, url, header(request, 'cookie'));
    end(answer.status);
    this.send(response, answer);
  }

  private answerIn(condition: Condition, matched: MatchedCall, url: URL, cookies?: string): Answer {
    const { call } = matched;
    const { pathname } = url;
    const failed = (status: number): Answer =>
      problemAnswer(this.openapi, call.operation, { status, pathname });
    if (condition === '404' || condition === '500') return failed(Number(condition));
    if (asksWho(call) && !isSignedIn(cookies)) return failed(401);
    const answer = redirectAnswer(call, url) ?? this.answers.answer(matched, url);
    const schema = answerSchema(call.operation);
    if (answer.status !== 200 || !schema) return answer;
    if (condition === 'missing') {
      return { ...answer, body: withoutOptional(answer.body, schema, this.openapi) };
    }
    if (condition !== 'empty') return answer;
    const isPaged = 'X-Total-Count' in answer.headers;
    const nothing = { items: [], total: 0, page: 1, pageSize: 1 };
    const headers = { ...answer.headers, ...(isPaged && pageHeaders(url, nothing)) };
    return { ...answer, headers, body: emptied(answer.body, schema, this.openapi) };
  }

  private send(response: ServerResponse, { status, headers, body }: Answer): void {
    const type = headers['Content-Type'] ?? 'application/json; charset=utf-8';
    const text = type.includes('json') ? JSON.stringify(body) : String(body);
    response.writeHead(status, {
      'Cache-Control': 'no-store',
      [REVISION_HEADER]: String(this.started + this.switches.revision),
      ...(body !== undefined && { 'Content-Type': type }),
      ...headers,
    });
    response.end(body === undefined ? undefined : text);
  }
}

/** Start the mock API on this machine. */
export async function startMockApi({
  document,
  port = 0,
  slowMs = SLOW_MS,
}: MockApiOptions): Promise<MockApi> {
  const mock = new MockServer(document, slowMs);
  const server = createServer((request, response) => {
    mock.handle(request, response).catch((error: unknown) => response.destroy(error as Error));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  const { port: taken } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${taken}`,
    port: taken,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
