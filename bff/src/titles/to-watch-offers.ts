import type { OfferRecord, TitleRecord } from './title.schema.js';
import type { WatchOffer } from './watch-offer.dto.js';

/** The offers of a stored title: those of one country, by its English name, or all. */
export function toWatchOffers(title: TitleRecord, country?: string): WatchOffer[] {
  const offers: readonly OfferRecord[] =
    title.offers ?? title.streamingPlatforms.map((platform) => ({ platform }));
  return offers
    .map(({ platform, kind, url, countries }) => ({
      platform,
      kind: kind ?? 'subscription',
      url: url ?? null,
      countries: countries ?? null,
      isSample: title.availabilityIsSample,
    }))
    .filter(({ countries }) => country === undefined || countries === null || countries.includes(country));
}
