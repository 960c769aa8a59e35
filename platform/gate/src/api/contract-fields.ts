import type { OpenApi, Schema } from '@sinima/contracts/openapi-document';
import { answerOf, findOperation, opened } from './open-api.ts';

/** Since when a field is deprecated, and when it may go at the earliest; both are dates, such as `2027-03-01`. */
export interface Deprecation {
  readonly since?: string;
  readonly sunset?: string;
}

/** How deep records within records are followed: `cast[].person.slug` is three deep. */
const MAX_DEPTH = 5;

/** Keyword of the contract with the date on which a deprecated field was declared so. */
export const DEPRECATED_SINCE = 'x-deprecated-since';

/** Keyword of the contract with the date before which a deprecated field does not go. */
export const SUNSET = 'x-sunset';

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

function deprecationOf(schemas: readonly Schema[]): Deprecation | undefined {
  const found = schemas.find((schema) => schema.deprecated === true);
  return found && { since: text(found[DEPRECATED_SINCE]), sunset: text(found[SUNSET]) };
}

/**
 * Return the fields of an operation's answer as its contract has them, with their deprecation:
 * `genres[].name` → undefined, `runtime` → `{ since, sunset }`.
 */
export function contractFields(openapi: OpenApi, operation: string): Map<string, Deprecation | undefined> {
  const fields = new Map<string, Deprecation | undefined>();
  const follow = (schema: Schema, path: string, depth: number): void => {
    for (const one of opened(schema, openapi)) {
      if (one.items) follow(one.items, `${path}[]`, depth);
      for (const [name, property] of Object.entries(one.properties ?? {})) {
        const field = path === '' ? name : `${path}.${name}`;
        const schemas = [property, ...opened(property, openapi)];
        fields.set(field, fields.get(field) ?? deprecationOf(schemas));
        if (depth < MAX_DEPTH) follow(property, field, depth + 1);
      }
    }
  };
  const { schema } = answerOf(findOperation(openapi, operation) ?? { responses: {} });
  if (schema) follow(schema, '', 1);
  return fields;
}

/** Return whether the contract declares a whole operation deprecated, and since when. */
export function operationDeprecation(openapi: OpenApi, operation: string): Deprecation | undefined {
  const found = findOperation(openapi, operation) as Schema | undefined;
  return found && deprecationOf([found]);
}
