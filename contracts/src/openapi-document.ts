/** The part of the API's OpenAPI 3.1 document (`contracts/openapi.json`) that is read here. */

/** A JSON schema; keywords that are not named here may be there. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: boolean | Schema;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly allOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly description?: string;
  readonly deprecated?: boolean;
  /** When a deprecated field may be gone at the earliest (RFC 8594). */
  readonly 'x-sunset'?: string;
  readonly example?: unknown;
  /** Values of JSON Schema. */
  readonly examples?: readonly unknown[];
  /** Records that are made up, each with some of the properties. */
  readonly 'x-samples'?: readonly Readonly<Record<string, unknown>>[];
  readonly format?: string;
  readonly pattern?: string;
  readonly default?: string | number | boolean;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly [keyword: string]: unknown;
}

/** Schemas by name, as in `components.schemas`. */
export type Schemas = Readonly<Record<string, Schema>>;

export interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly deprecated?: boolean;
  readonly description?: string;
  readonly example?: string | number | boolean;
  readonly schema?: Schema;
}

interface Header {
  readonly required?: boolean;
  readonly description?: string;
  readonly schema?: Schema;
}

export interface Example {
  readonly $ref?: string;
  readonly summary?: string;
  readonly value?: unknown;
}

interface Content {
  readonly schema?: Schema;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, Example>>;
}

/** What a call answers with one status. */
export interface Answer {
  readonly description?: string;
  readonly headers?: Readonly<Record<string, Header>>;
  /** By media type. */
  readonly content?: Readonly<Record<string, Content>>;
}

/** One method of one path. */
export interface Operation {
  readonly operationId?: string;
  readonly summary?: string;
  readonly tags?: readonly string[];
  readonly parameters?: readonly Parameter[];
  readonly deprecated?: boolean;
  /** The first day on which what is deprecated may be gone. */
  readonly 'x-sunset'?: string;
  readonly requestBody?: { readonly content: Readonly<Record<string, Content>> };
  /** Which sign-in it needs; none where the list is empty or missing. */
  readonly security?: readonly Readonly<Record<string, readonly string[] | undefined>>[];
  /** By status. */
  readonly responses: Readonly<Record<string, Answer>>;
  /** It reads what visitors make: where they have made nothing yet, its example is a 404. */
  readonly 'x-example-may-be-missing'?: boolean;
}

/** Calls and schemas, as far as a program needs them. */
export interface OpenApi {
  /** Operations by path template (`/api/titles/slug/{slug}`), then by method in lower case. */
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components?: {
    readonly schemas?: Schemas;
    readonly examples?: Readonly<Record<string, Example>>;
  };
}

/** A whole document, with its version. */
export interface OpenApiDocument extends OpenApi {
  readonly info: { readonly version: string };
  readonly components: { readonly schemas: Schemas; readonly examples?: Readonly<Record<string, Example>> };
  readonly tags?: { readonly name: string }[];
}
