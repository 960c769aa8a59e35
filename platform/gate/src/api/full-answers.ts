/**
 * Answers with something in every field: what recorded ones leave empty is filled as the document describes it. And the
 * same with the next choice of each enumeration, so that a film is a series.
 */
import type { OpenApi, Schema } from '@sinima/contracts/openapi-document';
import { answerOf, findOperation, opened } from './open-api.ts';
import type { RecordedCall } from './recorded-calls.ts';

/** How deep made-up values go: schemas may contain themselves. */
const MAX_DEPTH = 6;

const TEXTS: Readonly<Record<string, string>> = {
  'date-time': '2024-05-17T19:30:00.000Z',
  date: '2024-05-17',
  uri: 'https://sinima.example/',
};

function plainSample({ type, format = '', minimum }: Schema): unknown {
  const types = [type ?? []].flat();
  if (types.includes('string')) return TEXTS[format] ?? 'text';
  if (types.includes('integer') || types.includes('number')) return minimum ?? 1;
  return types.includes('boolean') ? true : null;
}

/** The samples that values are filled from. */
interface Filling {
  readonly openapi: OpenApi;
  /** Whether each value of an enumeration is replaced by the next. */
  readonly nextChoices: boolean;
}

function filledFields(value: object, parts: readonly Schema[], filling: Filling, depth: number): object {
  const fields = parts.flatMap(({ properties }) => Object.entries(properties ?? {}));
  const filled = fields.map(([name, schema]) => [
    name,
    full((value as Record<string, unknown>)[name], schema, filling, depth + 1),
  ]);
  return { ...value, ...(Object.fromEntries(filled) as object) };
}

/** Return a value with all its empty parts filled. */
function full(value: unknown, schema: Schema, filling: Filling, depth = 0): unknown {
  if (depth > MAX_DEPTH) return value ?? null;
  const parts = opened(schema, filling.openapi);
  const items = parts.find((part) => part.items)?.items;
  const isObject = parts.some(({ properties }) => properties);
  if (Array.isArray(value) || (items && value == null)) {
    const present = (value as unknown[] | undefined) ?? [];
    const some = present.length === 0 ? [undefined] : present;
    return items ? some.map((item) => full(item, items, filling, depth + 1)) : present;
  }
  if (isObject) return filledFields(value ?? {}, parts, filling, depth);
  const choices = parts.flatMap((part) => part.enum ?? []);
  if (value != null && choices.length > 0 && filling.nextChoices) {
    return choices[(choices.indexOf(value) + 1) % choices.length];
  }
  if (value != null) return value;
  const samples = parts.map((part) => part.example ?? plainSample(part));
  return choices[0] ?? samples.find((sample) => sample !== null) ?? null;
}

/** Return calls whose answers have something in every field, and once more with the next choices. */
export function fullCalls(calls: readonly RecordedCall[], openapi: OpenApi): RecordedCall[][] {
  return [false, true].map((nextChoices) =>
    calls.map((call) => {
      const operation = findOperation(openapi, call.operation);
      const schema = operation && answerOf(operation).schema;
      return schema ? { ...call, answer: full(call.answer, schema, { openapi, nextChoices }) } : call;
    }),
  );
}
