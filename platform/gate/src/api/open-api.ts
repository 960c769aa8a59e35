/** Finds calls, their answers and the schemas of these in the API's OpenAPI document. */
import type { OpenApi, Operation, Schema } from '@sinima/contracts/openapi-document';

/** Return the operation that `GET /api/titles/slug/{slug}` names; undefined where the document has none. */
export function findOperation(openapi: OpenApi, operation: string): Operation | undefined {
  const [method = '', template = ''] = operation.split(' ');
  return openapi.paths[template]?.[method.toLowerCase()];
}

/** Return the JSON of an operation's success: its schema and the answer that was recorded of it. */
export function answerOf(operation: Operation): { readonly schema?: Schema; readonly example?: unknown } {
  return operation.responses['200']?.content?.['application/json'] ?? {};
}

/** Return the schemas that a value may have: references followed, compositions and alternatives opened. */
export function opened(schema: Schema, openapi: OpenApi): Schema[] {
  if (schema.$ref !== undefined) {
    const target = openapi.components?.schemas?.[schema.$ref.replace('#/components/schemas/', '')];
    return target ? opened(target, openapi) : [];
  }
  const parts = [...(schema.allOf ?? []), ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  return [schema, ...parts.flatMap((part) => opened(part, openapi))];
}
