import type { OpenAPIObject } from '@nestjs/swagger';
import { operationsOf } from './operations-of.ts';

/** How the API knows a signed-in member; calls name it with `@ApiCookieAuth('session')`. */
const SCHEMES = {
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: '__Host-sinima_session',
    description: 'Set by signing in. Over plain http it is called `sinima_session`.',
  },
} as const;

/** Have every call say whether it needs a session: one that names none is open to everybody. The document itself is changed. */
export function withSecurity(document: OpenAPIObject): OpenAPIObject {
  const operations = operationsOf(document).map(({ operation }) => operation);
  for (const operation of operations) operation.security ??= [];
  if (operations.some(({ security }) => security?.length)) {
    document.components = { ...document.components, securitySchemes: SCHEMES };
  }
  return document;
}
