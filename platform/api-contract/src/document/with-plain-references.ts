import type { OpenAPIObject } from '@nestjs/swagger';

interface Reference {
  readonly $ref: string;
}

const isReference = (value: unknown): value is Reference =>
  typeof value === 'object' && value !== null && '$ref' in value;

/**
 * Return a document whose references stand beside their descriptions, as OpenAPI 3.1 permits. Nest's Swagger module puts them
 * into an `allOf` of one, as version 3.0 demands.
 */
export const withPlainReferences = (document: OpenAPIObject): OpenAPIObject =>
  plain(document) as OpenAPIObject;

function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  const { allOf, ...own } = value as { readonly allOf?: readonly unknown[] };
  const [only, ...others] = allOf ?? [];
  const kept = isReference(only) && others.length === 0 ? { ...only, ...own } : value;
  return Object.fromEntries(Object.entries(kept).map(([key, part]) => [key, plain(part)]));
}
