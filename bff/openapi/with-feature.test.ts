import type { OpenAPIObject } from '@nestjs/swagger';
import type { ApiFeature } from '../src/extension/api-feature.js';
import { featuresOf, slicesOf } from './slices/slices-of.js';
import { withFeature } from './with-feature.js';

const refTo = (name: string): object => ({ $ref: `#/components/schemas/${name}` });

/** A document with one call, which refers to these schemas. */
function documentOf(path: string, operationId: string, schemas: Record<string, object>): OpenAPIObject {
  const get = { operationId, responses: {}, answers: Object.keys(schemas).map(refTo) };
  return {
    openapi: '3.1.0',
    info: { title: 'API', version: '1.0.0' },
    paths: { [path]: { get } },
    components: { schemas },
  };
}

const feature = (name: string): ApiFeature => ({
  name,
  owner: '@sinima/sounds',
  summary: 'Sounds',
  module: Object,
});

const core = documentOf('/api/titles', 'listTitles', { Title: { type: 'object' }, Problem: {} });
const songs = documentOf('/api/songs', 'listSongs', { Title: { type: 'object' }, Song: {}, Problem: {} });
const noises = documentOf('/api/noises', 'listNoises', { Problem: {}, Noise: {}, Title: { type: 'object' } });

it('a feature comes into the contract under its tag, with its owner', () => {
  const whole = withFeature(core, feature('songs'), structuredClone(songs));
  expect(whole.tags).toEqual([{ name: 'songs', description: 'Sounds', 'x-owner': '@sinima/sounds' }]);
  expect(whole.paths['/api/songs']?.get?.tags).toEqual(['songs']);
});

it('a feature that is added leaves the text of all other parts of the contract as it is', () => {
  const one = withFeature(core, feature('songs'), structuredClone(songs));
  const two = withFeature(one, feature('noises'), structuredClone(noises));
  const [before, after] = [one, two].map((whole) =>
    slicesOf({ ...whole, tags: [] }, featuresOf(whole)).map(({ document }) => JSON.stringify(document)),
  );
  expect(after?.slice(0, 2)).toEqual(before);
});

it.each([
  ['an operation', documentOf('/api/noises', 'listTitles', {}), 'an operation listTitles, which there is'],
  ['a schema', documentOf('/api/noises', 'listNoises', { Title: { type: 'string' } }), 'a schema Title, and'],
])('a feature that gives %s the name of another one is refused', (_what, part, said) => {
  expect(() => withFeature(core, feature('noises'), part)).toThrow(`noises has ${said}`);
});
