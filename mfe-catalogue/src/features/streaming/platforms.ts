import { STREAMING_PLATFORMS, type StreamingPlatform } from '@sinima/contracts/vocabulary';

/** Return the platform that an address asks for; anything else asks for all. */
export function platformOf(search: URLSearchParams): StreamingPlatform | undefined {
  return STREAMING_PLATFORMS.find((platform) => platform === search.get('platform'));
}
