/** Reads schemas of an OpenAPI document. */
import type { OpenApi, Operation, Schema } from '@sinima/contracts/openapi-document';

const SCHEMAS = '#/components/schemas/';

/** Return a schema with its reference followed and its parts (`allOf`) put together; undefined parts are left out. */
export function resolved(schema: Schema, openapi: OpenApi): Schema {
  if (schema.$ref !== undefined) {
    const { $ref, ...own } = schema;
    const target = openapi.components?.schemas?.[$ref.replace(SCHEMAS, '')];
    return target ? { ...resolved(target, openapi), ...own } : {};
  }
  if (!schema.allOf) return schema;
  const { allOf, ...own } = schema;
  const parts = [...allOf.map((part) => resolved(part, openapi)), own];
  return {
    ...(Object.assign({}, ...parts) as Schema),
    ...(parts.some(({ properties }) => properties) && {
      properties: Object.assign({}, ...parts.map(({ properties }) => properties)) as Record<string, Schema>,
      required: parts.flatMap(({ required = [] }) => required),
    }),
  };
}

/** Return the alternatives of a schema, resolved: itself where it has none. */
function alternatives(schema: Schema, openapi: OpenApi): Schema[] {
  const whole = resolved(schema, openapi);
  const parts = whole.anyOf ?? whole.oneOf;
  return parts ? parts.flatMap((part) => alternatives(part, openapi)) : [whole];
}

/** Tell whether a value of a schema may be null. */
export const mayBeNull = (schema: Schema, openapi: OpenApi): boolean =>
  alternatives(schema, openapi).some(
    ({ type, enum: values }) => [type ?? []].flat().includes('null') || values?.includes(null),
  );

/** Return a schema without its alternative of null. */
export const valueSchema = (schema: Schema, openapi: OpenApi): Schema =>
  alternatives(schema, openapi).find(({ type }) => type !== 'null') ?? {};

/** Return the schema of the JSON that an operation answers with; undefined where it answers with none. */
export const answerSchema = ({ responses }: Operation): Schema | undefined =>
  responses['200']?.content?.['application/json']?.schema;
