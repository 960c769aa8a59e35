import { sendProblem as sendDocument, type ProblemFacts } from '@sinima/server/problem';
import { Catch, HttpException, Logger, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseUnavailable } from './database-unavailable.ts';
import type { ParameterError } from './problem.dto.ts';
import { TooManyRequestsException } from './too-many-requests.ts';

/** When to ask again while the database is unavailable, in seconds. */
const RETRY_AFTER_S = 5;

/** Methods that every address of the API allows. */
const METHODS = ['GET', 'HEAD'];

/** Methods that addresses of the signed-in member may allow besides those. */
const OWN_METHODS = [...METHODS, 'POST', 'PATCH', 'DELETE'];

const methodsAt = (url: string): readonly string[] =>
  /^\/api\/(?:me|account)(?:[/?]|$)/.test(url) ? OWN_METHODS : METHODS;

/** Interval at which the log says why calls are refused, in ms: in an outage, thousands have the same reason. */
const TOLD_EVERY_MS = 10_000;

/** Answers every error as `application/problem+json` (RFC 9457); what we do not know is a 500 that says nothing. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  private readonly logger = new Logger(ProblemFilter.name);
  private refused = 0;
  private toldAt = -Infinity;

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const facts = problemFacts(error);
    if (facts.status === 503) this.tellRefusal(error, facts);
    else if (facts.status >= 500) {
      this.logger.error({ requestId: request.id, url: request.url, err: error }, facts.detail);
    }
    const reply = http.getResponse<FastifyReply>();
    if (error instanceof TooManyRequestsException) reply.header('Retry-After', String(error.retryAfterS));
    sendProblem(reply, facts);
  }

  private tellRefusal(error: unknown, { detail }: ProblemFacts): void {
    this.refused += 1;
    const now = performance.now();
    if (now - this.toldAt < TOLD_EVERY_MS) return;
    this.logger.warn({ refused: this.refused, reason: (error as Error).message }, detail);
    this.toldAt = now;
    this.refused = 0;
  }
}

/** Send a problem document, with the headers that its status asks for. */
export function sendProblem(reply: FastifyReply, facts: ProblemFacts): void {
  if (facts.status === 503) reply.header('Retry-After', String(RETRY_AFTER_S));
  if (facts.status === 405) reply.header('Allow', methodsAt(reply.request.url).join(', '));
  sendDocument(reply, facts);
}

/** Return what an error means to the visitor: known ones keep their status, an absent database is 503, all else 500. */
export function problemFacts(error: unknown): ProblemFacts {
  if (error instanceof HttpException) return httpFacts(error);
  if (isDatabaseUnavailable(error))
    return { status: 503, detail: 'The database is away. Please try again shortly.' };
  const status = (error as { statusCode?: unknown } | null)?.statusCode;
  return typeof status === 'number' && status >= 400 && status < 500
    ? { status, detail: `${(error as Error).message}.`.replace(/\.\.$/, '.') }
    : { status: 500, detail: 'Something went wrong on our side.' };
}

function httpFacts(error: HttpException): ProblemFacts {
  const status = error.getStatus();
  const { message } = error.getResponse() as { message?: string | ParameterError[] };
  if (Array.isArray(message)) {
    const detail = `${message.map((wrong) => wrong.message).join('; ')}.`.replace(/\.\.$/, '.');
    return { status, detail, errors: message };
  }
  const cannot = /^Cannot ([A-Z]+) ([^?]*)/.exec(message ?? '');
  if (cannot && !METHODS.includes(cannot[1]!)) {
    return { status: 405, detail: `${cannot[1]} is not allowed here.` };
  }
  return { status, detail: cannot ? `There is no ${cannot[1]} ${cannot[2]}.` : (message ?? error.message) };
}
