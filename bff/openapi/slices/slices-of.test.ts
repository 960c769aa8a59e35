import { featuresOf, slicesOf } from './slices-of.js';

const refTo = (name: string): object => ({ $ref: `#/components/schemas/${name}` });
const document = {
  tags: [{ name: 'titles' }, { name: 'songs', 'x-owner': '@sinima/sounds' }],
  paths: {
    '/api/titles': { get: refTo('Title') },
    '/api/songs': { get: refTo('Song') },
    '/api/songs/{slug}': { get: refTo('SongDetail') },
    '/api/songs-of-old': { get: refTo('Title') },
  },
  components: {
    schemas: { Title: {}, Song: { by: refTo('Artist') }, SongDetail: { of: refTo('Title') }, Artist: {} },
  },
};

it('a contract is split into what is the API’s and what is each feature’s, with all that they refer to', () => {
  const slices = slicesOf(document, featuresOf(document));
  expect(
    slices.map(({ name, document: { paths, components }, borrowed }) => ({
      name,
      paths: Object.keys(paths),
      schemas: Object.keys(components.schemas),
      borrowed: [...borrowed],
    })),
  ).toEqual([
    { name: undefined, paths: ['/api/titles', '/api/songs-of-old'], schemas: ['Title'], borrowed: [] },
    {
      name: 'songs',
      paths: ['/api/songs', '/api/songs/{slug}'],
      schemas: ['Title', 'Song', 'SongDetail', 'Artist'],
      borrowed: ['Title'],
    },
  ]);
});

it('a change in one feature’s part of a contract changes no other part', () => {
  const changed = structuredClone(document);
  Object.assign(changed.paths['/api/songs'].get, { summary: 'Songs, by name' });
  const [before, after] = [document, changed].map((one) => slicesOf(one, featuresOf(one)));
  expect(after?.[0]).toEqual(before?.[0]);
  expect(after?.[1]).not.toEqual(before?.[1]);
});
