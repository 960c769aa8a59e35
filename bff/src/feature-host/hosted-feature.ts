import type { FastifyReply, FastifyRequest } from 'fastify';
import pRetry, { AbortError } from 'p-retry';
import pTimeout from 'p-timeout';
import type { Logger } from 'pino';
import type { ApiFeature } from '../extension/api-feature.js';
import type { FeatureStates } from '../extension/feature-states.js';
import { noteRoute } from '../cache/answered-route.js';
import { sendProblem } from '@sinima/api/http/problem.filter';
import { ROUTE_HEADER } from './feature-server.js';
import { RefusedFeatureError } from './refused-feature-error.js';
import type { RunningFeature } from './running-feature.js';

/** How long a call may take, in ms; the feature's own server gives up before. */
const DEADLINE_MS = 6_000;

/** How long ending a feature may take, in ms. */
const CLOSE_MS = 2_000;

/** When a feature that failed is started again: after 5 s, 15 s, 45 s, … and then every five minutes. */
const RETRY = { retries: Infinity, minTimeout: 5_000, factor: 3, maxTimeout: 300_000, unref: true };

/** Headers of a feature's answer that are ours to write. */
const OURS = new Set([ROUTE_HEADER, 'connection', 'content-length', 'date', 'transfer-encoding']);

/** One feature: started, started again after a failure, and asked, without ever holding up the rest of the API. */
export class HostedFeature {
  private running: RunningFeature | undefined;
  private readonly stopping = new AbortController();

  constructor(
    private readonly feature: ApiFeature,
    private readonly begin: () => Promise<RunningFeature>,
    private readonly states: FeatureStates,
    private readonly logger: Logger,
  ) {}

  /** Start the feature, and again later while that fails; resolves in any case, once it answers or has failed. */
  start(): Promise<void> {
    const { signal } = this.stopping;
    return new Promise((resolve) => {
      const starting = pRetry(() => this.startOnce().finally(resolve), { ...RETRY, signal });
      starting.catch(() => undefined);
    });
  }

  /** Answer a request by the feature; with 503 where it does not run, or takes too long. */
  async answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { name } = this.feature;
    noteRoute(request, `/api/${name}/*`);
    if (!this.running) return this.unavailable(reply);
    const { method, url, headers, ip } = request;
    const asked = this.running.server.inject({
      method: method as 'GET',
      url,
      headers: { ...headers, 'x-request-id': request.id },
      remoteAddress: ip,
    });
    const answer = await pTimeout(asked, { milliseconds: DEADLINE_MS }).catch((error: unknown) => {
      this.logger.error(
        { feature: name, requestId: request.id, url, err: error },
        'a feature gave no answer',
      );
    });
    if (!answer) return this.unavailable(reply);
    noteRoute(request, String(answer.headers[ROUTE_HEADER] ?? `/api/${name}/*`));
    for (const [header, value] of Object.entries(answer.headers)) {
      if (value !== undefined && !OURS.has(header)) reply.header(header, value);
    }
    return reply.status(answer.statusCode).send(answer.rawPayload);
  }

  /** End the feature, and wait for it no longer than a moment. */
  async stop(): Promise<void> {
    this.stopping.abort();
    if (!this.running) return;
    await pTimeout(this.running.close(), { milliseconds: CLOSE_MS }).catch(() => undefined);
  }

  /** @throws Error when it did not start; AbortError when it never will */
  private async startOnce(): Promise<void> {
    const { name, owner } = this.feature;
    this.states.set(name, 'starting');
    try {
      const running = await this.begin();
      if (this.stopping.signal.aborted) return await running.close();
      this.running = running;
      this.states.set(name, 'ready');
    } catch (error) {
      const { message } = error as Error;
      this.states.set(name, 'failed', message);
      this.logger.error({ feature: name, owner, err: error }, `/api/${name} answers 503: it did not start`);
      throw error instanceof RefusedFeatureError ? new AbortError(message) : new Error(message);
    }
  }

  private unavailable(reply: FastifyReply): FastifyReply {
    const detail = `/api/${this.feature.name} is not available. Please try again shortly.`;
    sendProblem(reply, { status: 503, detail });
    return reply;
  }
}
