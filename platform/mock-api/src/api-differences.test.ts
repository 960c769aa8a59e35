import document from '@sinima/contracts/openapi.json';
import { apiDifferences } from './api-differences.ts';
import type { OpenApi, Schema } from '@sinima/contracts/openapi-document';

const ours = document as unknown as OpenApi;

/** Return our document with a schema changed. */
const withSchema = (name: string, change: (schema: Schema) => Schema): OpenApi => {
  const schemas = { ...ours.components?.schemas };
  return { ...ours, components: { schemas: { ...schemas, [name]: change(schemas[name] ?? {}) } } };
};

describe('the differences of another API', () => {
  it('are none where it is the same, or has more', () => {
    const more = { ...ours, paths: { ...ours.paths, '/api/soundtracks': { get: { responses: {} } } } };
    expect(apiDifferences(more, ours)).toEqual([]);
  });

  it('name a call that is not there', () => {
    const { '/api/genres': _genres, ...paths } = ours.paths;
    expect(apiDifferences({ ...ours, paths }, ours)).toEqual(['GET /api/genres is not there']);
  });

  it('name a property that is not there, in each call that has it', () => {
    const there = withSchema(
      'Genre',
      ({ properties: { titleCount: _count, ...properties } = {}, ...schema }) => ({
        ...schema,
        properties,
      }),
    );
    expect(apiDifferences(there, ours)).toEqual(['GET /api/genres has no [].titleCount']);
  });

  it('name a property that may be null there alone', () => {
    const there = withSchema('Genre', (schema) => ({
      ...schema,
      properties: { ...schema.properties, name: { type: ['string', 'null'] } },
    }));
    expect(apiDifferences(there, ours)).toEqual(['GET /api/genres may have null for [].name']);
  });

  it('name a parameter that is not taken, or newly required', () => {
    const path = '/api/people/featured';
    const parameter = { name: 'region', in: 'query', required: true };
    const get = { ...ours.paths[path]!.get!, parameters: [parameter] };
    const there = { ...ours, paths: { ...ours.paths, [path]: { get } } };
    expect(apiDifferences(there, ours)).toEqual([`GET ${path} requires "region"`]);
    expect(apiDifferences(ours, there)).toEqual([`GET ${path} takes no "region"`]);
  });
});
