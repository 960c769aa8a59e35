import type { OpenApi, Schema } from '@sinima/contracts/openapi-document';
import { answerOf, findOperation, opened } from './open-api.ts';

/** A schema that says nothing about the fields of an object: any may be there. */
function isOpen(schema: Schema): boolean {
  const { $ref, type, properties, additionalProperties, items, allOf, anyOf, oneOf } = schema;
  if (additionalProperties === true) return true;
  if (properties ?? additionalProperties ?? items ?? allOf ?? anyOf ?? oneOf ?? $ref) return false;
  return type === undefined || [type].flat().includes('object');
}

/** Return the schemas of a field, or of a list's items (`[]`). */
function inside(schema: Schema, step: string): Schema[] {
  if (step === '[]') return schema.items ? [schema.items] : [];
  const property = schema.properties?.[step];
  if (property) return [property];
  return typeof schema.additionalProperties === 'object' ? [schema.additionalProperties] : [];
}

/** Split a path of fields: `genres[].name` → `genres`, `[]`, `name`. */
function stepsOf(field: string): string[] {
  return field
    .split('.')
    .flatMap((part) => part.split(/(\[\])/))
    .filter(Boolean);
}

function hasField(schema: Schema, [step, ...rest]: readonly string[], openapi: OpenApi): boolean {
  if (step === undefined) return true;
  const schemas = opened(schema, openapi);
  if (schemas.some((one) => step !== '[]' && isOpen(one))) return true;
  return schemas.some((one) => inside(one, step).some((next) => hasField(next, rest, openapi)));
}

/**
 * Return which of an operation's fields its answer does not have; undefined where the API has no such operation.
 *
 * @param fields paths of fields, e.g. `title`, `genres[].name`; `[].slug` where the answer is a list
 */
export function missingFields(
  openapi: OpenApi,
  operation: string,
  fields: readonly string[],
): readonly string[] | undefined {
  const found = findOperation(openapi, operation);
  if (!found) return undefined;
  const { schema } = answerOf(found);
  return schema ? fields.filter((field) => !hasField(schema, stepsOf(field), openapi)) : fields;
}

/** Cut a path of fields where the document does not say what lies further in: `paths./api/titles.get` → `paths`. */
function cutField(openapi: OpenApi, schema: Schema, field: string): string {
  let schemas = opened(schema, openapi);
  const known: string[] = [];
  for (const step of stepsOf(field)) {
    if (step !== '[]' && schemas.some(isOpen)) break;
    known.push(step);
    schemas = schemas.flatMap((one) => inside(one, step)).flatMap((one) => opened(one, openapi));
  }
  return known.join('.').replaceAll('.[]', '[]');
}

/** Return the fields that a release read of an operation, each as far as the document describes it. */
export function describedFields(openapi: OpenApi, operation: string, fields: readonly string[]): string[] {
  const schema = answerOf(findOperation(openapi, operation) ?? { responses: {} }).schema ?? {};
  const cut = fields.map((field) => cutField(openapi, schema, field));
  return [...new Set(cut)].filter((field) => field !== '').sort();
}
