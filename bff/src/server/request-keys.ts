import { ServiceUnavailableException } from '@nestjs/common';
import { sendProblem } from '@sinima/api/http/problem.filter';
import { isDatabaseUnavailable } from '@sinima/api/http/database-unavailable';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { KEY_HEADER, UNKNOWN_KEY_DETAIL } from '../keys/key-text.js';
import type { AddressCalls } from './rate-limit.js';

/** Return the id of a key; undefined: it is unknown or revoked. */
export type FindKey = (text: string) => Promise<string | undefined>;

/** Tells with which key a request came. A key decides which budget a call takes from; no code behind this sees it. */
export class RequestKeys {
  private readonly ids = new WeakMap<FastifyRequest, string>();

  /** `tries` bounds how many keys one address may have looked up, known or not. */
  constructor(
    private readonly find: FindKey,
    private readonly tries: AddressCalls,
  ) {}

  /** Return the id of the key of a request; undefined: it has none. */
  idOf(request: FastifyRequest): string | undefined {
    return this.ids.get(request);
  }

  /** Look up the key of each call of the API from now on, and refuse those with a wrong one. */
  install(server: FastifyInstance): void {
    server.addHook('onRequest', async (request, reply) => {
      const text = request.headers[KEY_HEADER]?.toString();
      delete request.raw.headers[KEY_HEADER];
      if (text === undefined || !request.url.startsWith('/api/')) return undefined;
      if (this.tries.refuses(request, reply)) return reply;
      try {
        const id = await this.find(text);
        if (id !== undefined) this.ids.set(request, id);
        else sendProblem(reply, { status: 401, detail: UNKNOWN_KEY_DETAIL });
        return id === undefined ? reply : undefined;
      } catch (error) {
        // Answers from the cache go on while the database is away, within the limit of the address.
        if (error instanceof ServiceUnavailableException || isDatabaseUnavailable(error)) return undefined;
        throw error;
      }
    });
  }
}
