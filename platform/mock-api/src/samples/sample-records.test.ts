import type { OpenApi, Schema } from '@sinima/contracts/openapi-document';
import { SampleRecords } from './sample-records.ts';

const text: Schema = { type: 'string' };

/** What a team's own part of the contract may be at first: fields, and one example of some. */
const Soundtrack: Schema = {
  type: 'object',
  required: ['id', 'slug', 'name', 'composer', 'seconds', 'releasedOn'],
  properties: {
    id: { type: 'string', pattern: '^[0-9a-f]{24}$' },
    slug: { type: 'string', example: 'the-road-theme' },
    name: { type: 'string', example: 'The Road Theme' },
    composer: { type: ['string', 'null'] },
    seconds: { type: 'integer', minimum: 0, maximum: 600 },
    releasedOn: { type: 'string', format: 'date' },
    coverUrl: { type: ['string', 'null'] },
    mood: { $ref: '#/components/schemas/Mood', description: 'How it sounds.' },
    next: { anyOf: [{ $ref: '#/components/schemas/Soundtrack' }, { type: 'null' }] },
  },
};

const openapi: OpenApi = {
  paths: {},
  components: { schemas: { Soundtrack, Mood: { type: 'string', enum: ['calm', 'tense'] } } },
};

const records = new SampleRecords(openapi);
const record = (place: number) => records.record(Soundtrack, place) as Record<string, unknown>;

describe('sample records of a schema that has no samples of its own', () => {
  it('take what its properties have as examples, and the next ones differ in name and address', () => {
    expect(record(0)).toMatchObject({ slug: 'the-road-theme', name: 'The Road Theme' });
    expect(record(1)).toMatchObject({ slug: 'the-road-theme-2', name: 'The Road Theme 2' });
  });

  it('say that they are samples where there is no example, and fit format, bounds and words', () => {
    expect(record(1)).toMatchObject({
      composer: 'Sample composer 2',
      releasedOn: '2024-04-16',
      seconds: 4,
      coverUrl: null,
      mood: 'tense',
    });
    expect(record(1).id).toMatch(/^[0-9a-f]{24}$/);
  });

  it('are the same each time', () => {
    expect(record(3)).toEqual(record(3));
  });

  it('end, where a schema contains itself', () => {
    expect(JSON.stringify(record(0)).length).toBeLessThan(10_000);
  });
});

it('a record has one id and one slug, in whatever detail it is asked for', () => {
  const detailed: Schema = { ...Soundtrack, properties: { ...Soundtrack.properties, story: text } };
  const { id, slug } = records.record(detailed, 4) as Record<string, unknown>;
  expect(record(4)).toMatchObject({ id, slug });
});
