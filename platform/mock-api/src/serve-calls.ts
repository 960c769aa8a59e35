/** Answers the calls of the document, each as it is switched. */
import { setTimeout } from 'node:timers/promises';
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { ApiAnswers, type Request } from './answers/api-answers.ts';
import { pageHeaders } from './answers/list-page.ts';
import { problemAnswer, type Answer, type ParameterError } from './answers/problems.ts';
import type { ControlState } from './control.ts';
import type { Call } from './document/calls.ts';
import type { OpenApi } from '@sinima/contracts/openapi-document';
import { RELEASE_PARAMETER } from '@sinima/contracts/release-of-call';
import { answerSchema } from './document/open-api.ts';
import { querySchema } from './document/query-schema.ts';
import { isSignedIn, redirectAnswer, requiresSignIn } from './session.ts';
import { emptied, withoutOptional } from './switches/lean-values.ts';
import type { Condition } from './switches/switches.ts';

/** Values that filter nothing, as an absent parameter. */
const ABSENT = new Set<unknown>(['', 'all']);

/** Whether a parameter asks for something: not for a version of a remote's part, of which samples know one. */
const asks = ([name, value]: [string, unknown]): boolean => name !== RELEASE_PARAMETER && !ABSENT.has(value);

export const sendAnswer = (reply: FastifyReply, { status, headers = {}, body }: Answer): FastifyReply =>
  reply.code(status).headers(headers).send(body);

/** Return what is wrong with each parameter of a query. */
const parameterErrors = ({ validation = [] }: FastifyError): ParameterError[] =>
  validation.map(({ instancePath, params, message = 'is not valid' }) => {
    if (typeof params.additionalProperty === 'string') {
      const parameter = params.additionalProperty;
      return { parameter, message: `"${parameter}" is not a parameter of this call` };
    }
    if (typeof params.missingProperty === 'string') {
      return { parameter: params.missingProperty, message: `${params.missingProperty} must be given` };
    }
    const parameter = instancePath.slice(1);
    return { parameter, message: `${parameter} ${message}` };
  });

/** Return an answer with less in it, where its call is switched so. */
function leaner(
  answer: Answer,
  condition: Condition,
  { call: { operation }, url, openapi }: { call: Call; url: URL; openapi: OpenApi },
): Answer {
  const schema = answerSchema(operation);
  if (answer.status !== 200 || !schema) return answer;
  if (condition === 'missing') return { ...answer, body: withoutOptional(answer.body, schema, openapi) };
  if (condition !== 'empty') return answer;
  const isPaged = 'X-Total-Count' in (answer.headers ?? {});
  const nothing = { items: [], total: 0, page: 1, pageSize: 1 };
  const headers = { ...answer.headers, ...(isPaged && pageHeaders(url, nothing)) };
  return { ...answer, headers, body: emptied(answer.body, schema, openapi) };
}

const urlOf = (request: { readonly url: string }): URL => new URL(request.url, 'http://mock.invalid');

/** @param slowMs how long a call that is switched to `slow` takes, in milliseconds */
export function serveCalls(
  server: FastifyInstance,
  openapi: OpenApi,
  { calls, switches, log }: ControlState,
  slowMs: number,
): void {
  const answers = new ApiAnswers(openapi, calls);
  const endOfCall = new WeakMap<object, (status: number) => void>();
  for (const call of calls) {
    const problem = (facts: Omit<Parameters<typeof problemAnswer>[2], 'pathname'>, url: URL): Answer =>
      problemAnswer(openapi, call.operation, { ...facts, pathname: url.pathname });
    server.route<{ Querystring: Request['query']; Params: Request['values'] }>({
      method: call.method,
      url: call.template.replaceAll(/\{(\w+)\}/g, ':$1'),
      schema: { querystring: querySchema(call, openapi) },
      async onRequest(request, reply) {
        const isBrowser = request.headers['x-forwarded-host'] !== undefined;
        endOfCall.set(request, log.begin(call.name, isBrowser ? 'browser' : 'server'));
        const condition = switches.of(call.name);
        if (condition === 'never') return reply.hijack();
        if (condition === 'slow') await setTimeout(slowMs, undefined, { ref: false });
        const isFailing = condition === '404' || condition === '500';
        if (isFailing) return sendAnswer(reply, problem({ status: Number(condition) }, urlOf(request)));
        if (!requiresSignIn(call) || isSignedIn(request.headers.cookie)) return undefined;
        return sendAnswer(reply, problem({ status: 401 }, urlOf(request)));
      },
      async preValidation(request) {
        request.query = Object.fromEntries(Object.entries(request.query).filter(asks));
      },
      handler(request, reply) {
        const url = urlOf(request);
        const { params: values, query } = request;
        const answer = redirectAnswer(call, url) ?? answers.answer(call, { url, values, query });
        return sendAnswer(reply, leaner(answer, switches.of(call.name), { call, url, openapi }));
      },
      errorHandler(error: FastifyError, request, reply) {
        if (!error.validation) return reply.send(error);
        const errors = parameterErrors(error);
        const detail = `${errors.map(({ message }) => message).join('; ')}.`;
        return sendAnswer(reply, problem({ status: 400, detail, errors }, urlOf(request)));
      },
      async onSend(request, reply) {
        endOfCall.get(request)?.(reply.statusCode);
      },
    });
  }
}
