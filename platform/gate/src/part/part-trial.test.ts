import { createHash } from 'node:crypto';
import type { CallsAboutMembers, DeclaredMigration } from '@sinima/contracts/api-part';
import type { OpenApi } from '@sinima/contracts/openapi-document';
import type { PartToTry } from './part-to-try.ts';
import { tryPart } from './try-part.ts';

/** Engines and processes are started; other tests may have the cores. */
jest.setTimeout(120_000);

const song = {
  type: 'object',
  properties: { slug: { type: 'string' }, country: { type: 'string' } },
  required: ['slug', 'country'],
};
const ofSongs = {
  description: '',
  content: { 'application/json': { schema: { type: 'array', items: song } } },
};
const ofSong = { description: '', content: { 'application/json': { schema: song } } };
const slice: OpenApi = {
  paths: {
    '/api/songs': { get: { responses: { 200: ofSongs } } },
    '/api/songs/{slug}': {
      get: {
        parameters: [{ name: 'slug', in: 'path', example: 'ojuelegba' }],
        responses: { 200: ofSong, 404: { description: '' } },
      },
    },
  },
};

/** What of a part differs from test to test. */
interface Sources {
  readonly version?: string;
  /** What a stored song is answered as. */
  readonly answer?: string;
  readonly top?: string;
  readonly migrations?: readonly (DeclaredMigration & { readonly run: string })[];
  readonly slice?: OpenApi;
  readonly aboutMembers?: CallsAboutMembers;
}

const answered = '{ slug: song.slug, country: song.country }';

const moduleOf = ({ answer = answered, top = '', migrations = [] }: Sources): string => `
  import { Controller, Get, Inject, Module, NotFoundException, Param } from '@nestjs/common';
  import { getConnectionToken } from '@nestjs/mongoose';
  ${top}
  class SongsController {
    constructor(connection) { this.songs = connection.db.collection('songs'); }
    async list() { return (await this.songs.find().toArray()).map((song) => (${answer})); }
    async one(slug) {
      const song = await this.songs.findOne({ slug });
      if (!song) throw new NotFoundException('There is no song "' + slug + '".');
      return ${answer};
    }
  }
  const describe = (name) => Object.getOwnPropertyDescriptor(SongsController.prototype, name);
  Inject(getConnectionToken())(SongsController, undefined, 0);
  Get()(SongsController.prototype, 'list', describe('list'));
  Get(':slug')(SongsController.prototype, 'one', describe('one'));
  Param('slug')(SongsController.prototype, 'one', 0);
  Controller('songs')(SongsController);
  class SongsModule {}
  Module({ controllers: [SongsController] })(SongsModule);
  export default {
    module: SongsModule,
    migrations: [${migrations.map(({ name, kind, run }) => `{ name: '${name}', kind: '${kind}', run: async (db) => { const songs = db.collection('songs'); ${run} } }`).join(', ')}],
  };`;

const RECORDS = { songs: [{ _id: 'a', slug: 'ojuelegba', country: 'Nigeria' }] };

function part(sources: Sources = {}): PartToTry {
  const files = new Map<string, string>();
  const add = (name: string, text: string): string => {
    const address = `server/${name.replace('.', `.${createHash('sha256').update(text).digest('base64url')}.`)}`;
    files.set(address, text);
    return address;
  };
  const { version = '1.0.0-0123456789ab', migrations = [] } = sources;
  const api = {
    prefixes: ['songs'],
    collections: ['songs'],
    ...(sources.aboutMembers && { aboutMembers: sources.aboutMembers }),
    shared: {},
    migrations: migrations.map(({ name, kind }) => ({ name, kind })),
    module: add('api.mjs', moduleOf(sources)),
    contract: add('openapi.json', '{}'),
    records: add('records.json', JSON.stringify(RECORDS)),
  };
  const read = (address: string): Promise<Buffer> => Promise.resolve(Buffer.from(files.get(address) ?? ''));
  return { app: 'mfe-songs', version, api, slice: sources.slice ?? slice, read };
}

it('a part that answers as its slice says is right, and its pages are tried with its own answers', async () => {
  const { problems, answered: whole } = await tryPart(part());
  expect(problems).toEqual([]);
  const list = whole.paths['/api/songs']?.get?.responses['200']?.content?.['application/json'];
  expect(list?.example).toEqual([{ slug: 'ojuelegba', country: 'Nigeria' }]);
});

const withoutExample = structuredClone(slice) as OpenApi & {
  paths: Record<string, { get: { parameters?: object[] } }>;
};
withoutExample.paths['/api/songs/{slug}']!.get.parameters = [{ name: 'slug', in: 'path' }];

it.each<[string, Sources, string]>([
  [
    'lacks a field',
    { answer: '{ slug: song.slug }' },
    'GET /api/songs answers otherwise than its slice of the contract says',
  ],
  ['throws', { answer: '(() => { throw new Error("gone"); })()' }, 'GET /api/songs answers 500'],
  ['does not load', { top: 'throw new Error("no such thing");' }, 'no such thing'],
  ['loops', { top: 'for (;;);' }, 'GET /api/songs is not answered'],
  ['takes the file system', { top: "import fs from 'node:fs';" }, 'node:fs'],
  [
    'answers no example of its parameter',
    { slice: withoutExample },
    'GET /api/songs/{slug} has no example of slug',
  ],
])('a part that %s is refused', async (_what, sources, said) => {
  const { problems } = await tryPart(part(sources));
  expect(problems[0]).toMatch(/^The part of the API of mfe-songs: GET \/api\/songs/);
  expect(problems[0]).toContain(said);
  expect(problems[0]).toContain('npm run check -- mfe-songs');
});

it('a part is refused that declares calls about members and does not have them', async () => {
  const { problems } = await tryPart(part({ aboutMembers: { deletion: 'songs', profile: 'songs' } }));
  expect(problems).toEqual([
    'The part of the API of mfe-songs: aboutMembers.deletion in remote.config.ts names DELETE /api/songs, which its slice of the contract does not have. Mend it; "npm run check -- mfe-songs" tries it again.',
  ]);
});

describe('a part with migrations', () => {
  const live = part();
  const next = (kind: DeclaredMigration['kind'], run: string, answer?: string): PartToTry =>
    part({
      version: '1.1.0-0123456789ab',
      migrations: [{ name: '0001-countries', kind, run }],
      ...(answer && { answer }),
    });

  it('is right where the live version still reads what they leave', async () => {
    const expand = "await songs.updateMany({}, { $set: { countries: ['Nigeria'] } });";
    const trial = await tryPart(
      next('expand', expand, '{ slug: song.slug, country: song.countries[0] }'),
      live,
    );
    expect(trial.problems).toEqual([]);
  });

  it('is refused where the live version cannot read what they leave, with the remedy', async () => {
    const contract = "await songs.updateMany({}, { $unset: { country: '' } });";
    const trial = await tryPart(next('contract', contract, '{ slug: song.slug, country: "Nigeria" }'), live);
    expect(trial.problems[0]).toContain(
      'After the migrations 0001-countries (contract) of mfe-songs, the live version mfe-songs 1.0.0-0123456789ab',
    );
    expect(trial.problems[0]).toContain('Expand first');
  });

  it('is refused where one fails', async () => {
    const trial = await tryPart(next('expand', 'throw new Error("no disk");'), live);
    expect(trial.problems[0]).toContain('The migration 0001-countries failed: Error: no disk');
  });
});
