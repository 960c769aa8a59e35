/** The API and the host are refused for what remotes in use need of them. */
import type { RemoteRelease } from '@sinima/contracts/release';
import type { OpenApi } from '@sinima/contracts/openapi-document';
import { builtRemote } from '../test/built-remote.ts';
import { generation, livePointer, offers, surroundings } from '../test/surroundings.ts';
import { apiRefusals, hostRefusals } from './releases-in-use.ts';

const READS = { 'GET /api/titles/slug/{slug}': ['displayTitle', 'offers[].platform'] };

function release(version: string, api: RemoteRelease['needs']['api'] = READS): RemoteRelease {
  const { built } = builtRemote();
  const published = { who: 'test', when: '2026-01-01T00:00:00.000Z' };
  return { ...built, version, needs: { ...built.needs, api }, published };
}

/** The API's document without one property of one schema. */
function without(schema: string, property: string): OpenApi {
  const document = structuredClone(surroundings.openapi) as {
    components: { schemas: Record<string, { properties: Record<string, unknown> }> };
  };
  delete document.components.schemas[schema]!.properties[property];
  return document as unknown as OpenApi;
}

const live = generation({ 'mfe-title': livePointer('1.0.0-aaaaaaaaaaaa', ['/title/:slug']) });

describe('a new API', () => {
  it('goes live when it keeps what is read', () => {
    expect(apiRefusals(surroundings.openapi, live, [release('1.0.0-aaaaaaaaaaaa')])).toEqual([]);
  });

  it('may drop what nobody reads', () => {
    const document = without('TitleDetail', 'synopsis');
    expect(apiRefusals(document, live, [release('1.0.0-aaaaaaaaaaaa')])).toEqual([]);
  });

  it('is refused when it drops a field that a live release reads', () => {
    const [refusal, ...others] = apiRefusals(without('TitleDetail', 'displayTitle'), live, [
      release('1.0.0-aaaaaaaaaaaa'),
    ]);
    expect(refusal).toBe(
      'This API drops displayTitle of GET /api/titles/slug/{slug}, which mfe-title 1.0.0-aaaaaaaaaaaa (live) reads. ' +
        'Keep it until a version of mfe-title that does without has been live, and is the previous one as well.',
    );
    expect(others).toEqual([]);
  });

  it('is refused when it drops a field inside the items of a list', () => {
    const refusals = apiRefusals(without('WatchOffer', 'platform'), live, [release('1.0.0-aaaaaaaaaaaa')]);
    expect(refusals).toEqual([expect.stringContaining('drops offers[].platform of')]);
  });

  it('is refused when it drops a whole call', () => {
    const { '/api/titles/slug/{slug}': _dropped, ...paths } = surroundings.openapi.paths;
    const refusals = apiRefusals({ ...surroundings.openapi, paths }, live, [release('1.0.0-aaaaaaaaaaaa')]);
    expect(refusals).toEqual([expect.stringContaining('drops GET /api/titles/slug/{slug}, which')]);
  });

  it.each(['previous', 'canary'] as const)('is refused for what the %s release reads', (as) => {
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
    const more = as === 'previous' ? { previous: '1.0.0-bbbbbbbbbbbb' } : { canary };
    const refusals = apiRefusals(
      without('TitleDetail', 'displayTitle'),
      generation({ 'mfe-title': livePointer('1.0.0-aaaaaaaaaaaa', [], more) }),
      [release('1.0.0-aaaaaaaaaaaa', {}), release('1.0.0-bbbbbbbbbbbb')],
    );
    expect(refusals).toEqual([expect.stringContaining(`1.0.0-bbbbbbbbbbbb (${as}) reads`)]);
  });

  it('may drop what only a version reads that is not in use', () => {
    const releases = [release('1.0.0-aaaaaaaaaaaa', {}), release('1.0.0-cccccccccccc')];
    expect(apiRefusals(without('TitleDetail', 'displayTitle'), live, releases)).toEqual([]);
  });

  it('may widen a field to null, and answer with one of several shapes', () => {
    const document = {
      paths: {
        '/api/x': {
          get: {
            responses: {
              200: { content: { 'application/json': { schema: { $ref: '#/components/schemas/X' } } } },
            },
          },
        },
      },
      components: {
        schemas: {
          X: {
            anyOf: [
              { type: 'null' },
              {
                allOf: [{ $ref: '#/components/schemas/Y' }],
                properties: { b: { type: ['string', 'null'] } },
              },
            ],
          },
          Y: {
            type: 'object',
            properties: {
              a: { oneOf: [{ type: 'array', items: { properties: { c: {} } } }, { type: 'null' }] },
              names: { type: 'object', additionalProperties: { properties: { d: {} } } },
            },
          },
        },
      },
    } satisfies OpenApi;
    const reads = { 'GET /api/x': ['a', 'a[].c', 'b', 'names', 'names.en.d', 'names.en.e', 'z'] };
    expect(apiRefusals(document, live, [release('1.0.0-aaaaaaaaaaaa', reads)])).toEqual([
      expect.stringContaining('drops names.en.e, z of GET /api/x'),
    ]);
  });
});

describe('a new host', () => {
  it('goes live when it offers all that is needed', () => {
    expect(hostRefusals(offers, live, [release('1.0.0-aaaaaaaaaaaa')])).toEqual([]);
  });

  const dropped = [
    ['an export of the runtime', { runtime: ['useQuery'] }, /uses apiListQuery, apiQuery, useParams of/],
    ['a token', { tokens: [] }, /use --color-ochre, which the host does not define/],
    ['a slot', { slots: [] }, /slot "home", which the host does not have/],
    [
      'a major version',
      { shared: { ...offers.shared, react: '20.0.0' } },
      /built against react 19\.3\.1; the host offers 20/,
    ],
  ] as const;

  it.each(dropped)('is refused when it drops %s that a live release needs', (_what, less, message) => {
    const refusals = hostRefusals({ ...offers, ...less }, live, [release('1.0.0-aaaaaaaaaaaa')]);
    expect(refusals).toEqual([expect.stringMatching(message)]);
    expect(refusals[0]).toContain('With this host, mfe-title 1.0.0-aaaaaaaaaaaa (live) would not work');
  });
});
