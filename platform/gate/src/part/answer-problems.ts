/** Whether an answer is what the slice says of its operation. */
import type { OpenApi, Schema } from '@sinima/contracts/openapi-document';
import { z } from 'zod';
import type { PartCall } from './part-calls.ts';

/** A part's answer to a call. */
export interface PartAnswer {
  readonly status: number;
  readonly contentType: string;
  readonly body: string;
}

/** The most characters of a body that a message shows. */
const MAX_SHOWN = 200;

/** Return a part of a document as a JSON Schema of its own, but for the schemas that it refers to. */
const asSchema = (part: unknown): z.core.JSONSchema.JSONSchema =>
  JSON.parse(
    JSON.stringify(part).replaceAll('#/components/schemas/', '#/$defs/'),
  ) as z.core.JSONSchema.JSONSchema;

/** Return where a value differs from its schema, and how; undefined: nowhere. */
function mismatch(value: unknown, schema: Schema, { components }: OpenApi): string | undefined {
  const $defs = asSchema(components?.schemas ?? {}) as Record<string, z.core.JSONSchema.JSONSchema>;
  const issue = z.fromJSONSchema({ ...asSchema(schema), $defs }).safeParse(value).error?.issues[0];
  return issue && `${issue.path.join('.') || 'the whole answer'}: ${issue.message}`;
}

function bodyProblem(
  { body, contentType }: PartAnswer,
  schema: Schema | undefined,
  slice: OpenApi,
): string | undefined {
  if (!schema) return undefined;
  if (!/^application\/(?:[\w.-]+\+)?json\b/.test(contentType)) {
    return `answers with "${contentType}", where its slice of the contract promises JSON`;
  }
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    return `answers with what is no JSON (${body.slice(0, MAX_SHOWN)})`;
  }
  const wrong = mismatch(value, schema, slice);
  return wrong && `answers otherwise than its slice of the contract says: ${wrong}`;
}

/** Return what is wrong with an answer, as the rest of a sentence; undefined: nothing. */
export function answerProblem(call: PartCall, answer: PartAnswer, slice: OpenApi): string | undefined {
  const { described, method } = call;
  const { status } = answer;
  const shown = answer.body.slice(0, MAX_SHOWN);
  if (status >= 500) return `answers ${status} (${shown})`;
  const promised = described.responses[String(status)];
  if (!promised) return `answers ${status}, which its slice of the contract does not name (${shown})`;
  const needsSession = (described.security ?? []).length > 0;
  const isMissing = status === 404 && described['x-example-may-be-missing'] === true;
  if (method === 'GET' && status !== 200 && !isMissing && !(needsSession && status === 401)) {
    return `answers ${status} to its own example (${shown})`;
  }
  const [, content] = Object.entries(promised.content ?? {}).find(([type]) => type.includes('json')) ?? [];
  return bodyProblem(answer, content?.schema, slice);
}
