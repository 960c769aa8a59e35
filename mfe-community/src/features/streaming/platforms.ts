import type { StreamingPlatform } from '@sinima/contracts/api';

/** The platforms, in the order of their chips (`docs/specification.md §3`). */
export const platforms = [
  'Netflix',
  'Amazon Prime',
  'Disney+',
  'Hulu',
  'HBO Max',
  'Paramount+',
  'Showmax',
  'Apple TV+',
] as const satisfies readonly StreamingPlatform[];

/** The platform that an address asks for; anything else asks for all. */
export function platformOf(search: URLSearchParams): StreamingPlatform | undefined {
  return platforms.find((platform) => platform === search.get('platform'));
}
