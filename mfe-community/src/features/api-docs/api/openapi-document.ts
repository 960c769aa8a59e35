/** The part of an OpenAPI document that the page tells of. */

export interface OpenApiSchema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, OpenApiSchema>>;
  readonly required?: readonly string[];
  readonly items?: OpenApiSchema;
  readonly allOf?: readonly OpenApiSchema[];
  readonly anyOf?: readonly OpenApiSchema[];
  readonly description?: string;
  readonly format?: string;
  readonly pattern?: string;
  readonly default?: string | number | boolean;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
}

export interface OpenApiParameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly description?: string;
  readonly example?: string | number | boolean;
  readonly schema?: OpenApiSchema;
}

export interface OpenApiAnswer {
  readonly description?: string;
  readonly headers?: Readonly<Record<string, { readonly description?: string }>>;
  readonly content?: Readonly<
    Record<string, { readonly schema?: OpenApiSchema; readonly example?: unknown } | undefined>
  >;
}

export interface OpenApiOperation {
  readonly operationId?: string;
  readonly summary?: string;
  readonly tags?: readonly string[];
  readonly parameters?: readonly OpenApiParameter[];
  readonly responses: Readonly<Record<string, OpenApiAnswer>>;
}

export interface OpenApiDocument {
  readonly info: { readonly version: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, OpenApiOperation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, OpenApiSchema>>;
    readonly examples?: Readonly<
      Record<string, { readonly summary?: string; readonly value?: { readonly status: number } }>
    >;
  };
}
