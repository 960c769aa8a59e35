import type { OpenAPIObject } from '@nestjs/swagger';
import { operationsOf, type Operation } from '@sinima/api-contract/operations-of';
import { pathExamples, type Read } from '../openapi/path-examples.js';

/** Names that are found in different ways: by words, by one or two letters, by genre, with a typo, not at all. */
const NAMES = ['king boys', 'ki', 'a', 'drama', 'genevive', 'zzzz'];

/** How many records each path with a parameter is asked for. */
const RECORDS = 4;

/** Calls that read nothing from the catalogue. */
const WITHOUT_READS = /^\/api\/(login|logout|auth\/user|me(\/|$)|members\/|openapi\.json|dump$)|^\/health/;

type Choice = readonly [name: string, value: string];

/**
 * Addresses of every call that reads the catalogue, with every parameter by itself, at each of its values, and with
 * any two together: each filter with each other and with each sort.
 */
export async function everyAddress(document: OpenAPIObject, read: Read): Promise<string[]> {
  const records = await pathExamples(read);
  return operationsOf(document)
    .filter(({ path, method }) => method === 'get' && !WITHOUT_READS.test(path))
    .flatMap(({ path, operation }) => {
      const queries = queriesOf(document, operation);
      return pathsOf(path, operation, records).flatMap((base) =>
        queries.map((query) => (query ? `${base}?${query}` : base)),
      );
    });
}

function pathsOf(
  path: string,
  { parameters = [] }: Operation,
  records: Readonly<Record<string, readonly string[]>>,
): string[] {
  if (!path.includes('{')) return [path];
  if (path === '/api/search/{q}') return NAMES.map((name) => `/api/search/${encodeURIComponent(name)}`);
  const prefix = Object.keys(records).find((known) => path.startsWith(known)) ?? '';
  const examples = parameters.flatMap((one) =>
    'in' in one && one.in === 'path' ? [String(one.example)] : [],
  );
  const names = path.match(/\{\w+\}/g) ?? [];
  if (names.length > 1) {
    return [names.reduce((filled, name, at) => filled.replace(name, examples[at] ?? ''), path)];
  }
  return (records[prefix] ?? examples).slice(0, RECORDS).map((value) => path.replace(/\{\w+\}/, value));
}

function queriesOf(document: OpenAPIObject, { parameters = [] }: Operation): string[] {
  const known = parameters.flatMap((parameter) =>
    'in' in parameter && parameter.in === 'query' ? [parameter] : [],
  );
  const choices = known.map(({ name, schema, example }) => valuesOf(document, name, schema, example));
  const required = known.flatMap(({ required }, place) => (required ? (choices[place] ?? []) : []));
  if (required.length > 0) return required.map((choice) => queryOf([choice]));
  const pairs = choices.flatMap((some, place) =>
    choices
      .slice(place + 1)
      .flatMap((others) => some.flatMap((one) => others.map((other) => [one, other] as const))),
  );
  return ['', ...choices.flat().map((choice) => queryOf([choice])), ...pairs.map(queryOf)];
}

function valuesOf(document: OpenAPIObject, name: string, schema: unknown, example: unknown): Choice[] {
  if (name === 'q' || name === 'search') return NAMES.map((value) => [name, value]);
  const { $ref = '', enum: listed } = schema as { $ref?: string; enum?: unknown[] };
  const shared = document.components?.schemas?.[$ref.replace('#/components/schemas/', '')] as
    | { enum?: unknown[] }
    | undefined;
  return (listed ?? shared?.enum ?? [example]).map((value) => [name, String(value)]);
}

const queryOf = (choices: readonly Choice[]): string =>
  new URLSearchParams(Object.fromEntries(choices)).toString();
