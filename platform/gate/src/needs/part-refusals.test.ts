import type { OpenApi } from '@sinima/contracts/openapi-document';
import type { RemoteRelease } from '@sinima/contracts/release';
import { withSlice } from '../api/whole-api.ts';
import { builtRemote } from '../test/built-remote.ts';
import { generation, livePointer, surroundings } from '../test/surroundings.ts';
import { partRefusals } from './part-refusals.ts';

const sliceOf = (...fields: string[]): OpenApi => ({
  paths: {
    '/api/songs': {
      get: {
        responses: {
          200: {
            content: {
              'application/json': {
                schema: {
                  type: 'array',
                  items: {
                    type: 'object',
                    properties: Object.fromEntries(fields.map((field) => [field, {}])),
                  },
                },
              },
            },
          },
        },
      },
    },
  },
});

const { built } = builtRemote();
const published = { published: { who: 'test', when: '2026-01-01T00:00:00.000Z' } };
const reading = (app: RemoteRelease['app'], version: string): RemoteRelease => ({
  ...built,
  ...published,
  app,
  version,
  needs: { ...built.needs, api: { 'GET /api/songs': ['[].name', '[].singer'], 'GET /api/gone': ['x'] } },
});
const release = reading('mfe-title', '1.0.0-00000000000a');
const own = reading('mfe-songs', '1.0.0-00000000000b');

const inUse = generation({
  'mfe-title': livePointer(release.version, []),
  'mfe-songs': {
    ...livePointer(own.version, []),
    owned: { pages: {}, widgets: {}, api: { prefixes: ['songs'], collections: [] } },
  },
});

const api = { prefixes: ['songs'], collections: [], module: '', contract: '', shared: {}, migrations: [] };
const core = surroundings.openapi;

it('a part may go live that still answers what pages of other remotes read', () => {
  const whole = withSlice(core, ['songs'], sliceOf('name', 'singer', 'year'));
  expect(partRefusals({ app: 'mfe-songs', api }, whole, inUse, [release, own])).toEqual([]);
});

it('a part is refused that drops what a page of another remote reads, and its own pages may do without', () => {
  const whole = withSlice(core, ['songs'], sliceOf('name'));
  expect(partRefusals({ app: 'mfe-songs', api }, whole, inUse, [release, own])).toEqual([
    expect.stringMatching(
      /^The part of the API of mfe-songs drops \[\]\.singer of GET \/api\/songs, which mfe-title 1\.0\.0-00000000000a \(live\) reads\. Keep it/,
    ),
  ]);
});

it('a release without a part is refused where other remotes read the part of the live one', () => {
  expect(partRefusals({ app: 'mfe-songs' }, core, inUse, [release, own])).toEqual([
    expect.stringContaining('drops GET /api/songs, which mfe-title'),
  ]);
});
