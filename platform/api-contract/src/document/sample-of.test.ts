import type { OpenAPIObject } from '@nestjs/swagger';
import { sampleOf, type SampleSchema } from './sample-of.ts';

const songs: SampleSchema = {
  properties: {
    id: { type: 'string', pattern: '^[0-9a-f]{24}$' },
    name: { type: 'string' },
    seconds: { type: 'integer' },
  },
  'x-samples': [{ name: 'Ojuelegba' }, { name: 'Sweet Mother' }],
};
const document = { components: { schemas: { Song: songs } } } as unknown as OpenAPIObject;

it('a sample has the first of the made-up records, and a value of its type in every other property', () => {
  const song = { id: expect.stringMatching(/^[0-9a-f]{24}$/), name: 'Ojuelegba', seconds: 1 };
  expect(sampleOf({ $ref: '#/components/schemas/Song' }, document)).toEqual(song);
  expect(sampleOf({ items: { $ref: '#/components/schemas/Song' } }, document)).toEqual([song]);
});

it.each([
  [{ type: 'string', example: 'Lagos' }, 'Lagos'],
  [{ type: 'string', enum: ['film', 'series'] }, 'film'],
  [{ type: ['string', 'null'] }, null],
  [{ type: 'boolean' }, true],
])('a sample of %j is %j', (schema, sample) => {
  expect(sampleOf(schema, document)).toBe(sample);
});
