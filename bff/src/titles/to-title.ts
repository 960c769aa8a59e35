import { toTitleCard } from '@sinima/api/titles/to-title-card';
import { toOrigin } from '@sinima/api/http/fact-source.dto';
import type { Language } from '@sinima/contracts/languages';
import type { City } from '@sinima/contracts/vocabulary';
import { textIn } from '@sinima/data/text-in';
import type { StreamingTitle, TheaterTitle, TitleDetail, WantedTitle } from './title.dto.js';
import type { TitleRecord } from './title.schema.js';
import { toBoxOfficeFigure } from './money.dto.js';
import { toTitleCompany } from './title-company.dto.js';
import { toShowing } from './showing.dto.js';
import { toWatchOffers } from './watch-offer.dto.js';

/** Return a stored title with where it streams. */
export function toStreamingTitle(title: TitleRecord): StreamingTitle {
  return {
    ...toTitleCard(title),
    streamingPlatforms: title.streamingPlatforms,
    availabilityIsSample: title.availabilityIsSample,
    offers: toWatchOffers(title),
  };
}

/** Return a stored title with its showings, of one city or of all. */
export function toTheaterTitle(title: TitleRecord, city?: City): TheaterTitle {
  const showings = title.showings.filter((showing) => city === undefined || showing.city === city);
  return {
    ...toTitleCard(title),
    theaterLocations: showings.map((showing) => `${showing.cinema}, ${showing.city}`),
    showtimes: [...new Set(showings.flatMap(({ times }) => times))].sort(),
    showings: showings.map((showing) => toShowing(showing, title.showingsAreSample)),
    showingsAreSample: title.showingsAreSample,
  };
}

/** Return a stored title with the facts that its record lacks. */
export const toWantedTitle = (title: TitleRecord): WantedTitle => ({
  ...toTitleCard(title),
  lacks: title.lacks ?? [],
});

/** Return a stored title with all that is known of it, its plot in a language where it is translated. */
export function toTitleDetail(title: TitleRecord, language: Language): TitleDetail {
  const plot = title.plotSummary == null ? null : textIn(title.plotSummary, title.plotIn, language);
  const boxOfficeFigures = title.boxOfficeFigures ?? [];
  const [firstFigure] = boxOfficeFigures;
  return {
    ...toStreamingTitle(title),
    originalLanguage: title.originalLanguage ?? null,
    alternativeTitles: (title.alternativeTitles ?? []).map((alternative) => ({
      title: alternative.title,
      language: alternative.language ?? null,
    })),
    plotSummary: plot?.text ?? null,
    plotLanguage: plot?.language ?? null,
    plotIsDraft: plot?.isDraft ?? false,
    synopsis: title.synopsis ?? null,
    voteCount: title.rating == null ? null : (title.votes?.count ?? null),
    rank: title.rank ?? null,
    pageViews: title.pageViews ?? null,
    companies: (title.companies ?? []).map(toTitleCompany),
    budget: title.budget ?? null,
    boxOffice:
      firstFigure === undefined ? null : { amount: firstFigure.amount, currency: firstFigure.currency },
    boxOfficeFigures: boxOfficeFigures.map(toBoxOfficeFigure),
    trailerUrl: title.trailerUrl ?? null,
    showings: title.showings.map((showing) => toShowing(showing, title.showingsAreSample)),
    showingsAreSample: title.showingsAreSample,
    technical: title.technical,
    trivia: title.trivia,
    ...toOrigin(title),
  };
}
