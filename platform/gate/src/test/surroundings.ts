/** A host, an API and live remotes to compare with. */
import type { Generation, LivePointer } from '@sinima/contracts/pointer';
import type { HostOffers } from '@sinima/contracts/release';
import openapi from '@sinima/contracts/openapi.json' with { type: 'json' };
import type { Surroundings } from '../surroundings.ts';

export const offers: HostOffers = {
  shared: { react: '19.3.1', 'react-dom': '19.3.1', '@sinima/runtime': '1.0.0' },
  runtime: ['apiListQuery', 'apiQuery', 'Link', 'useParams', 'useQuery'],
  tokens: ['--color-ochre', '--space-4'],
  slots: ['home'],
};

const decision = { who: 'test', when: '2026-01-01T00:00:00.000Z' };

/** A remote that is live, with its paths. */
export function livePointer(
  version: string,
  paths: readonly string[],
  more: Partial<LivePointer> = {},
): LivePointer {
  return {
    version,
    activated: decision,
    owned: { pages: { main: { paths } }, widgets: {} },
    barred: {},
    ...more,
  };
}

export function generation(apps: Generation['apps']): Generation {
  return { ...decision, number: 7, expires: '2026-04-01T00:00:00.000Z', former: null, changes: [], apps };
}

export const surroundings: Surroundings = {
  offers,
  openapi,
  generation: generation({ 'mfe-people': livePointer('1.0.0-aaaaaaaaaaaa', ['/people', '/person/:slug']) }),
};
