import type { OpenApi, Schema } from '@sinima/contracts/openapi-document';

/** Return the schemas that a value may have: references followed, compositions and alternatives opened. */
export function opened(schema: Schema, openapi: OpenApi): Schema[] {
  if (schema.$ref !== undefined) {
    const target = openapi.components?.schemas?.[schema.$ref.replace('#/components/schemas/', '')];
    return target ? opened(target, openapi) : [];
  }
  const parts = [...(schema.allOf ?? []), ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  return [schema, ...parts.flatMap((part) => opened(part, openapi))];
}
