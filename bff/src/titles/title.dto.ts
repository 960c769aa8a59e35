import { languageCodes, type Language } from '@sinima/contracts/languages';
import { TitleCard } from '@sinima/api/titles/title-card.dto';
import { STREAMING_PLATFORMS, type StreamingPlatform } from '@sinima/contracts/vocabulary';
import { TITLE_NEEDS, type TitleNeed } from '@sinima/data/completeness';
import { ApiInteger, ApiWord, ApiWords } from '@sinima/api/http/api-property';
import { FactSource, OtherIds } from '@sinima/api/http/fact-source.dto';
import { BoxOfficeFigure, Money } from './money.dto.js';
import { Showing } from './showing.dto.js';
import { TitleCompany } from './title-company.dto.js';
import { WatchOffer } from './watch-offer.dto.js';
import { Samples } from '@sinima/api/http/samples.decorator';
import { TITLE_FACTS } from './title.samples.js';

/** A title that streams somewhere. */
@Samples<StreamingTitle>(
  { streamingPlatforms: ['Netflix', 'Showmax'], availabilityIsSample: true },
  { streamingPlatforms: ['Amazon Prime'], availabilityIsSample: true },
  { streamingPlatforms: ['Showmax', 'Apple TV+'], availabilityIsSample: true },
)
export class StreamingTitle extends TitleCard {
  @ApiWords(STREAMING_PLATFORMS, 'StreamingPlatform')
  streamingPlatforms!: StreamingPlatform[];

  /** The availability is sample data. */
  availabilityIsSample!: boolean;

  /** Which platforms stream it, with the countries of each. */
  offers!: WatchOffer[];
}

/** A title that is shown in theaters. */
@Samples<TheaterTitle>({
  theaterLocations: ['Sample Cinema, Lagos', 'Sample Palace, Accra'],
  showtimes: ['14:30', '18:00', '20:45'],
  showingsAreSample: true,
})
export class TheaterTitle extends TitleCard {
  /**
   * Cinemas, with their cities.
   * @example ["Sample Cinema, Lagos"]
   */
  theaterLocations!: string[];

  /** Local times, `HH:MM`, each once, in order. */
  showtimes!: string[];

  showings!: Showing[];

  /** Places, times and prices are sample data. */
  showingsAreSample!: boolean;
}

/** A title whose record lacks facts that each should have. */
@Samples<WantedTitle>({ lacks: ['cast', 'source'] }, { lacks: ['plot'] })
export class WantedTitle extends TitleCard {
  /** Which of them it lacks. `length`: the running time, of a series its seasons. */
  @ApiWords(TITLE_NEEDS, 'TitleNeed')
  lacks!: TitleNeed[];
}

/** One documented fact of how a title was made. */
@Samples<TechnicalFact>(
  { label: 'Colour', value: 'Colour' },
  { label: 'Sound', value: 'Stereo' },
  { label: 'Aspect ratio', value: '1.85:1' },
)
export class TechnicalFact {
  /** @example "Colour" */
  label!: string;

  /** @example "Colour" */
  value!: string;
}

/** Another name of a title. */
@Samples<AlternativeTitle>(
  { title: 'Ọ̀nà Ọyẹ́', language: 'yo' },
  { title: 'La Route de l’harmattan', language: 'fr' },
)
export class AlternativeTitle {
  /** @example "La Noire de…" */
  title!: string;

  /**
   * BCP 47; with the script where it is not the usual one: `ar-Latn`.
   * @example "fr"
   */
  language!: string | null;
}

/** A title with all that is known of it. A figure that is not known is null, never an invented one. */
@Samples<TitleDetail>(...TITLE_FACTS)
@Samples<TitleDetail>({
  streamingPlatforms: ['Netflix', 'Showmax', 'Apple TV+'],
  showingsAreSample: true,
  originalLanguage: null,
  plotLanguage: 'en',
  plotIsDraft: false,
})
export class TitleDetail extends StreamingTitle {
  /**
   * The language of the original title, BCP 47.
   * @example "fr"
   */
  originalLanguage!: string | null;

  /** What else it is called; search finds it by these too. */
  alternativeTitles!: AlternativeTitle[];

  /** The language of the plot summary: that of `lang`, or English where it has no translation. Null: there is no plot summary. */
  @ApiWord(languageCodes, 'Language')
  plotLanguage!: Language | null;

  /** The plot summary is a translation that no speaker of its language has reviewed. */
  plotIsDraft!: boolean;

  /** In English. */
  synopsis!: string | null;

  /** How many people voted. Null: fewer than ten. */
  @ApiInteger()
  voteCount!: number | null;

  /** Place among all rated titles of its type by Bayesian rating, sample ratings apart from others; titles of equal rating share a place. */
  @ApiInteger({ minimum: 1 })
  rank!: number | null;

  @ApiInteger()
  pageViews!: number | null;

  /** Who made and distributed it, as far as a source says so. */
  companies!: TitleCompany[];

  budget!: Money | null;

  /** The first of `boxOfficeFigures`: that of one market and period, not all that the title took in. */
  boxOffice!: Money | null;

  /** Published figures, the latest period first. */
  boxOfficeFigures!: BoxOfficeFigure[];

  /** Address of a trailer. Null: no trailer yet. */
  trailerUrl!: string | null;

  /** Where and when it is shown in theaters. */
  showings!: Showing[];

  /** Places, times and prices of the showings are sample data. */
  showingsAreSample!: boolean;

  technical!: TechnicalFact[];

  /** One sentence each. */
  trivia!: string[];

  ids!: OtherIds;

  /** Where its facts were looked up, as far as the record names it. */
  sources!: FactSource[];
}
