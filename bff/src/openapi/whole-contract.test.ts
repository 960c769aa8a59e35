import { withSlice } from './whole-contract.js';

const core = {
  openapi: '3.1.0',
  tags: [{ name: 'titles' }],
  paths: { '/api/titles': { get: {} } },
  components: { schemas: { Problem: { type: 'object' }, Entry: { type: 'string' } } },
};

const entryOf = (ref: string) => ({ get: { schema: { $ref: ref } } });

it('a slice is joined to the core, whose own paths stay and come first', () => {
  const slice = {
    tags: [{ name: 'songs' }],
    paths: { '/api/songs': entryOf('#/components/schemas/Song'), '/api/titles': { post: {} } },
    components: { schemas: { Problem: { type: 'object' }, Song: { type: 'object' } }, examples: { one: {} } },
  };
  const joined = withSlice(core, 'mfe-songs', slice);
  expect(Object.keys(joined.paths)).toEqual(['/api/titles', '/api/songs']);
  expect(joined).toEqual({
    openapi: '3.1.0',
    tags: [{ name: 'titles' }, { name: 'songs' }],
    paths: { ...core.paths, '/api/songs': entryOf('#/components/schemas/Song') },
    components: {
      schemas: { ...core.components.schemas, Song: { type: 'object' } },
      examples: { one: {} },
    },
  });
});

it('two shapes of one name are both there, and each call names its own', () => {
  const slice = {
    paths: { '/api/songs': entryOf('#/components/schemas/Entry') },
    components: { schemas: { Entry: { type: 'number' } } },
  };
  const { paths, components } = withSlice(core, 'mfe-songs', slice);
  expect(paths['/api/songs' as never]).toEqual(entryOf('#/components/schemas/mfe-songs.Entry'));
  expect(components.schemas).toMatchObject({
    Entry: { type: 'string' },
    'mfe-songs.Entry': { type: 'number' },
  });
});

it('two calls of one name are both there, each with a name of its own', () => {
  const call = (operationId: string) => ({ get: { operationId } });
  const document = withSlice({ paths: { '/api/songs': call('list') } }, 'mfe-films', {
    paths: { '/api/films': call('list'), '/api/films/new': call('listNew') },
  });
  expect(document.paths).toEqual({
    '/api/songs': call('list'),
    '/api/films': call('mfe-films.list'),
    '/api/films/new': call('listNew'),
  });
});

it('a slice that says nothing changes nothing', () => {
  expect(withSlice(core, 'mfe-songs', {})).toEqual(core);
});
