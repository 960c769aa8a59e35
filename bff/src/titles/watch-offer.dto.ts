import {
  STREAMING_PLATFORMS,
  WATCH_KINDS,
  type StreamingPlatform,
  type WatchKind,
} from '@sinima/contracts/vocabulary';
import { ApiWord } from '@sinima/api/http/api-property';
import type { OfferRecord, TitleRecord } from './title.schema.js';
import { Samples } from '@sinima/api/http/samples.decorator';

/** One platform that streams a title. */
@Samples<WatchOffer>(
  { platform: 'Netflix', kind: 'subscription', url: null, countries: null, isSample: true },
  {
    platform: 'Showmax',
    kind: 'subscription',
    url: null,
    countries: ['Nigeria', 'Kenya', 'South Africa'],
    isSample: true,
  },
  { platform: 'Apple TV+', kind: 'rent', url: null, countries: ['South Africa'], isSample: true },
)
export class WatchOffer {
  @ApiWord(STREAMING_PLATFORMS, 'StreamingPlatform')
  platform!: StreamingPlatform;

  @ApiWord(WATCH_KINDS, 'WatchKind')
  kind!: WatchKind;

  /** Where it is watched. Null: not known. */
  url!: string | null;

  /**
   * English names of all countries that it is offered in. Null: not limited to some.
   * @example ["Nigeria", "Kenya"]
   */
  countries!: string[] | null;

  /** The availability is sample data. */
  isSample!: boolean;
}

/** Return the offers of a stored title: those of one country, by its English name, or all. */
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
