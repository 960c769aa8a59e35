import type { Call } from './calls.ts';
import type { OpenApi, Schema } from '@sinima/contracts/openapi-document';
import { resolved } from './open-api.ts';

/** A JSON Schema that takes no other properties than its own. */
interface ClosedSchema extends Schema {
  readonly additionalProperties: false;
}

/** Return the schema of a call's query: the parameters that the document names, and no other. */
export function querySchema({ operation }: Call, openapi: OpenApi): ClosedSchema {
  const parameters = (operation.parameters ?? []).filter((parameter) => parameter.in === 'query');
  return {
    type: 'object',
    additionalProperties: false,
    required: parameters.flatMap(({ name, required }) => (required ? [name] : [])),
    properties: Object.fromEntries(
      parameters.map(({ name, schema = {} }) => [name, resolved(schema, openapi)]),
    ),
  };
}
