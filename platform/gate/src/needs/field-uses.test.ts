/** What is known of the API's fields, and when one may go. */
import type { OpenApi, Schema } from '@sinima/contracts/openapi-document';
import type { RemoteRelease } from '@sinima/contracts/release';
import { builtRemote } from '../test/built-remote.ts';
import { generation, livePointer } from '../test/surroundings.ts';
import { earlyRemovals } from './early-removals.ts';
import { operationUses } from './field-uses.ts';

const field = (more: Schema = {}): Schema => ({ type: 'string', ...more });

/** An API of two operations, the first with these fields. */
function api(properties: Record<string, Schema>): OpenApi {
  const answer = (schema: Schema) => ({
    responses: { 200: { content: { 'application/json': { schema } } } },
  });
  return {
    paths: {
      '/api/films/{slug}': { get: answer({ $ref: '#/components/schemas/Film' }) },
      '/api/rooms': { get: answer({ type: 'array', items: { properties: { name: field() } } }) },
    },
    components: { schemas: { Film: { type: 'object', properties } } },
  };
}

const sunset = { deprecated: true, 'x-deprecated-since': '2026-11-26', 'x-sunset': '2027-03-01' };
const cast = { type: 'array', items: { properties: { name: field(), role: field() } } };
const document = api({ title: field(), runtimeMins: field(sunset), cast });

function release(version: string, reads: RemoteRelease['needs']['api']): RemoteRelease {
  const { built } = builtRemote();
  const published = { who: 'test', when: '2026-01-01T00:00:00.000Z' };
  return { ...built, version, needs: { ...built.needs, api: reads }, published };
}

const FILM = 'GET /api/films/{slug}';
const canary = {
  version: '1.0.0-bbbbbbbbbbbb',
  set: { 'mfe-title': '1.0.0-bbbbbbbbbbbb' },
  percent: 10,
  automatic: true,
  stepSince: '',
  who: 'test',
  when: '',
  owned: { pages: {}, widgets: {} },
};
const state = generation({ 'mfe-title': livePointer('1.0.0-aaaaaaaaaaaa', ['/title/:slug'], { canary }) });
const releases = [
  release('1.0.0-aaaaaaaaaaaa', { [FILM]: ['title', 'cast[].name'] }),
  release('1.0.0-bbbbbbbbbbbb', { [FILM]: ['title', 'runtimeMins'] }),
  release('1.0.0-cccccccccccc', { [FILM]: ['cast[].role'] }),
];

describe('the use of fields', () => {
  const calls = [{ operation: FILM, caller: 'outside', calls: 3, first: '', last: '' }];
  const [film, rooms] = operationUses(document, state, releases, calls);
  const readersOf = (name: string): string[] =>
    film!.fields.find((one) => one.field === name)!.readers.map(({ as }) => as);

  it('names the live and the canary release that read a field, or one within it', () => {
    expect(readersOf('title')).toEqual(['live', 'canary']);
    expect(readersOf('runtimeMins')).toEqual(['canary']);
    expect(readersOf('cast')).toEqual(['live']);
  });

  it('names no release that is not in use', () => {
    expect(readersOf('cast[].role')).toEqual([]);
  });

  it('has the deprecation of a field, and the calls of the operation', () => {
    expect(film!.fields.find(({ field: name }) => name === 'runtimeMins')?.deprecated).toEqual({
      since: '2026-11-26',
      sunset: '2027-03-01',
    });
    expect([film!.calls, rooms!.calls]).toEqual([calls, []]);
  });

  it('has no callers for an operation that no release called: nothing is known of its fields', () => {
    expect(rooms!.callers).toEqual([]);
    expect(rooms!.fields.map((one) => one.field)).toEqual(['[].name']);
  });
});

describe('a field that goes', () => {
  const without = api({ title: field(), cast });

  it('is refused before its sunset, and let go on that day', () => {
    expect(earlyRemovals(document, without, '2027-02-28')).toEqual([
      'This API drops runtimeMins of GET /api/films/{slug} before its sunset on 2027-03-01. Keep it until then.',
    ]);
    expect(earlyRemovals(document, without, '2027-03-01')).toEqual([]);
  });

  it('is refused where the released contract never declared it deprecated; what is within it is not named', () => {
    const refusals = earlyRemovals(document, api({ title: field(), runtimeMins: field() }), '2030-01-01');
    expect(refusals).toEqual([
      expect.stringContaining('drops cast of GET /api/films/{slug}, which the released contract has not'),
    ]);
  });

  it('is refused with its whole operation', () => {
    const { '/api/rooms': _gone, ...paths } = document.paths;
    expect(earlyRemovals(document, { ...document, paths }, '2030-01-01')).toEqual([
      expect.stringContaining('drops GET /api/rooms, which the released contract has not'),
    ]);
  });

  it('is not missed where nothing goes', () => {
    expect(earlyRemovals(document, document, '2026-11-26')).toEqual([]);
  });
});
