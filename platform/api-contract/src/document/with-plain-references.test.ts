import type { OpenAPIObject } from '@nestjs/swagger';
import { withPlainReferences } from './with-plain-references.ts';

const documentOf = (kind: object): OpenAPIObject =>
  ({ components: { schemas: { Song: { properties: { kind } } } } }) as unknown as OpenAPIObject;

const $ref = '#/components/schemas/Kind';

it('a reference stands beside its description', () => {
  const wrapped = documentOf({ description: 'What it is.', allOf: [{ $ref }] });
  expect(withPlainReferences(wrapped)).toEqual(documentOf({ $ref, description: 'What it is.' }));
});

it.each([
  ['of two schemas', { allOf: [{ $ref }, { properties: {} }] }],
  ['of a schema without a name', { allOf: [{ type: 'string' }] }],
])('a composition %s stays', (_what, kind) => {
  expect(withPlainReferences(documentOf(kind))).toEqual(documentOf(kind));
});
