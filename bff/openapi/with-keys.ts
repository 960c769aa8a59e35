import { getSchemaPath, type OpenAPIObject } from '@nestjs/swagger';
import { operationsOf } from '@sinima/api-contract/operations-of';
import { UNKNOWN_KEY_DETAIL } from '../src/keys/key-text.js';
import { Problem } from '@sinima/api/http/problem.dto';

const SCHEME = {
  type: 'apiKey',
  in: 'header',
  name: 'X-API-Key',
  description:
    'A key of a member, for more calls a minute (`GET /api/limits`). Every call takes it, those of features too, and none needs it: it signs nobody in. Members make keys on `/api/account/keys`.',
} as const;

/** The example of a wrong key, as all examples of problems are. */
const EXAMPLE = {
  summary: 'A key that is unknown or was revoked',
  value: {
    type: 'about:blank',
    title: 'Unauthorized',
    status: 401,
    detail: UNKNOWN_KEY_DETAIL,
    instance: '/api/titles',
    requestId: '4c1e0b0e-7a38-4a53-9b1c-1d7f5f1f9a10',
  },
};

const UNKNOWN_KEY = {
  description: 'The key in `X-API-Key` is unknown or was revoked.',
  content: {
    'application/problem+json': {
      schema: { $ref: getSchemaPath(Problem) },
      examples: { UnknownKey: { $ref: '#/components/examples/UnknownKey' } },
    },
  },
};

/** Have the calls that are open to everybody say that they take a key; the document itself is changed. */
export function withKeys(document: OpenAPIObject): OpenAPIObject {
  for (const { operation } of operationsOf(document)) {
    if (operation.security?.length !== 0) continue;
    operation.security = [{}, { key: [] }];
    operation.responses['401'] ??= structuredClone(UNKNOWN_KEY);
  }
  document.components = {
    ...document.components,
    examples: { ...document.components?.examples, UnknownKey: EXAMPLE },
    securitySchemes: { ...document.components?.securitySchemes, key: SCHEME },
  };
  return document;
}
