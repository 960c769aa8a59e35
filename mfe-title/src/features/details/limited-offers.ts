import type { StreamingPlatform, WatchOffer } from '@sinima/contracts/api';

/** Countries in which the same platforms stream a title, of those that do not stream it everywhere. */
export interface LimitedOffer {
  readonly countries: readonly string[];
  readonly platforms: readonly StreamingPlatform[];
}

/** Return what is offered in some countries alone, by country; countries with the same platforms stand together. */
export function limitedOffers(offers: readonly WatchOffer[]): LimitedOffer[] {
  const byCountry = new Map<string, StreamingPlatform[]>();
  for (const { platform, countries } of offers) {
    for (const country of countries ?? [])
      byCountry.set(country, [...(byCountry.get(country) ?? []), platform]);
  }
  const byPlatforms = new Map<string, { countries: string[]; platforms: StreamingPlatform[] }>();
  for (const [country, platforms] of byCountry) {
    const key = platforms.join();
    const group = byPlatforms.get(key) ?? { countries: [], platforms };
    group.countries.push(country);
    byPlatforms.set(key, group);
  }
  return [...byPlatforms.values()];
}
