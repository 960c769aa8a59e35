import { getSchemaPath, type OpenAPIObject } from '@nestjs/swagger';
import { Problem } from '@sinima/api/http/problem.dto';
import { operationsOf } from './operations-of.ts';

const headers = {
  'Retry-After': {
    description: 'When to ask again, in seconds.',
    required: true,
    schema: { type: 'integer' as const, minimum: 1 },
  },
};

/** The errors that any call can answer with, by status. */
const OF_ANY_CALL = {
  400: { description: 'A parameter is unknown or out of bounds; `errors` names it.' },
  429: {
    description: 'Too many requests came from your address; `Retry-After` says when to ask again.',
    headers,
  },
  500: { description: 'Something went wrong on our side.' },
  503: { description: 'The database is unavailable; `Retry-After` says when to ask again.', headers },
};

/** Give every call the errors that any call can answer with, and every error its form; the document itself is changed. */
export function withProblems(document: OpenAPIObject): OpenAPIObject {
  for (const { operation } of operationsOf(document)) {
    Object.assign(operation.responses, structuredClone(OF_ANY_CALL));
    for (const [status, response] of Object.entries(operation.responses)) {
      if (Number(status) < 400) continue;
      Object.assign(response!, {
        content: { 'application/problem+json': { schema: { $ref: getSchemaPath(Problem) } } },
      });
    }
  }
  return document;
}
