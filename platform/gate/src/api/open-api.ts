/** The part of the API's OpenAPI document (`contracts/openapi.json`) that the gate reads. */

export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema;
  readonly enum?: readonly unknown[];
  readonly example?: unknown;
  readonly format?: string;
  readonly minimum?: number;
  readonly allOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
}

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly example?: string | number | boolean;
}

export interface Operation {
  readonly parameters?: readonly Parameter[];
  readonly responses: Readonly<
    Record<
      string,
      {
        readonly content?: Readonly<Record<string, { readonly schema?: Schema; readonly example?: unknown }>>;
      }
    >
  >;
}

export interface OpenApi {
  /** Operations by path template (`/api/titles/slug/{slug}`), then by method in lower case. */
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components?: { readonly schemas?: Readonly<Record<string, Schema>> };
}

/** Return the operation that `GET /api/titles/slug/{slug}` names; undefined where the document has none. */
export function findOperation(openapi: OpenApi, operation: string): Operation | undefined {
  const [method = '', template = ''] = operation.split(' ');
  return openapi.paths[template]?.[method.toLowerCase()];
}

/** Return the JSON of an operation's success: its schema and the answer that was recorded of it. */
export function answerOf(operation: Operation): { readonly schema?: Schema; readonly example?: unknown } {
  return operation.responses['200']?.content?.['application/json'] ?? {};
}
