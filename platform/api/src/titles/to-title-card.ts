import type { TitleStatus, TitleType } from '@sinima/contracts/vocabulary';
import type { Types } from 'mongoose';
import type { TitleCard, TitleRef } from './title-card.dto.ts';
import { toOneDecimal } from './to-one-decimal.ts';

/** The fields of a stored title that a card shows. Unknown ones are absent. */
export interface StoredTitleCard {
  readonly _id: Types.ObjectId;
  readonly slug: string;
  readonly type: TitleType;
  readonly status: TitleStatus;
  readonly displayTitle: string;
  readonly originalTitle?: string | null;
  readonly releaseYear?: number | null;
  readonly releaseDate?: string | null;
  readonly runtimeMins?: number | null;
  readonly posterUrl?: string | null;
  readonly genres: string[];
  readonly countries: string[];
  readonly languages: string[];
  readonly plotSummary?: string | null;
  readonly rating?: number | null;
  readonly votes?: { readonly isSample: boolean } | null;
  readonly seasonCount?: number | null;
  readonly episodeCount?: number | null;
  readonly isStub?: boolean | null;
}

/** Return a stored title as a link. */
export function toTitleRef(title: StoredTitleCard): TitleRef {
  return {
    id: title._id.toHexString(),
    slug: title.slug,
    type: title.type,
    status: title.status,
    displayTitle: title.displayTitle,
    releaseYear: title.releaseYear ?? null,
    posterUrl: title.posterUrl ?? null,
    genres: title.genres,
    countries: title.countries,
  };
}

/** Return a stored title as a card. */
export function toTitleCard(title: StoredTitleCard): TitleCard {
  return {
    ...toTitleRef(title),
    originalTitle: title.originalTitle ?? null,
    runtimeMins: title.runtimeMins ?? null,
    languages: title.languages,
    plotSummary: title.plotSummary ?? null,
    bayesianRating: title.rating == null ? null : toOneDecimal(title.rating),
    ratingIsSample: title.rating != null && (title.votes?.isSample ?? false),
    seasonCount: title.seasonCount ?? null,
    episodeCount: title.episodeCount ?? null,
    releaseDate: title.releaseDate ?? null,
    isStub: title.isStub ?? false,
  };
}
