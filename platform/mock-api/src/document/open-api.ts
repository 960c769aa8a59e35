/** The part of an OpenAPI 3.1 document that answers are made from. */

export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly enum?: readonly unknown[];
  readonly example?: unknown;
  /** Values of JSON Schema. */
  readonly examples?: readonly unknown[];
  /** Records that are made up, each with some of the properties. */
  readonly 'x-samples'?: readonly Readonly<Record<string, unknown>>[];
  readonly format?: string;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly allOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
}

export interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema?: Schema;
}

interface Response {
  readonly headers?: Readonly<Record<string, unknown>>;
  readonly content?: Readonly<
    Record<string, { readonly schema?: Schema; readonly examples?: Readonly<Record<string, Example>> }>
  >;
}

export interface Example {
  readonly $ref?: string;
  readonly value?: unknown;
}

export interface Operation {
  readonly operationId?: string;
  readonly summary?: string;
  readonly parameters?: readonly Parameter[];
  /** By status. */
  readonly responses: Readonly<Record<string, Response>>;
}

export interface OpenApi {
  /** Operations by path template (`/api/titles/slug/{slug}`), then by method in lower case. */
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components?: {
    readonly schemas?: Readonly<Record<string, Schema>>;
    readonly examples?: Readonly<Record<string, Example>>;
  };
}

const SCHEMAS = '#/components/schemas/';

/** Return a schema with its reference followed and its parts (`allOf`) put together; undefined parts are left out. */
export function resolved(schema: Schema, openapi: OpenApi): Schema {
  if (schema.$ref !== undefined) {
    const target = openapi.components?.schemas?.[schema.$ref.replace(SCHEMAS, '')];
    return target ? resolved(target, openapi) : {};
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
export function alternatives(schema: Schema, openapi: OpenApi): Schema[] {
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
