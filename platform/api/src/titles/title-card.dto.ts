import { ApiProperty } from '@nestjs/swagger';
import { TITLE_STATUSES, TITLE_TYPES, type TitleStatus, type TitleType } from '@sinima/contracts/vocabulary';
import { ApiId, ApiInteger, ApiWord } from '../http/api-property.ts';
import { Samples } from '../http/samples.decorator.ts';
import { TITLE_CARDS, TITLE_REFS } from './title-card.samples.ts';

/** A title in the least detail: enough for a link with a poster. */
@Samples<TitleRef>(...TITLE_REFS)
export class TitleRef {
  @ApiId()
  id!: string;

  /** @example "living-in-bondage" */
  slug!: string;

  @ApiWord(TITLE_TYPES, 'TitleType')
  type!: TitleType;

  @ApiWord(TITLE_STATUSES, 'TitleStatus')
  status!: TitleStatus;

  /** @example "Living in Bondage" */
  displayTitle!: string;

  @ApiInteger()
  releaseYear!: number | null;

  /** Null: the cloth poster is shown. */
  posterUrl!: string | null;

  /**
   * Lower-case English words, the main one first.
   * @example ["drama"]
   */
  genres!: string[];

  /**
   * English names, the main one first.
   * @example ["Nigeria"]
   */
  countries!: string[];
}

/** A title as a card of a list. */
@Samples<TitleCard>(...TITLE_CARDS)
export class TitleCard extends TitleRef {
  originalTitle!: string | null;

  /** Minutes; of a series, the usual length of an episode. */
  @ApiInteger()
  runtimeMins!: number | null;

  /**
   * English names, the main one first.
   * @example ["Igbo", "English"]
   */
  languages!: string[];

  plotSummary!: string | null;

  /** Bayesian, one decimal. Null: fewer than ten people voted. */
  @ApiProperty({ minimum: 0, maximum: 10 })
  bayesianRating!: number | null;

  /** The rating, with the number of votes and the rank, comes from sample votes. */
  ratingIsSample!: boolean;

  /** Of a series with known seasons. */
  @ApiInteger()
  seasonCount!: number | null;

  /** Of a series with known episodes. */
  @ApiInteger()
  episodeCount!: number | null;

  /** Of an upcoming title, as announced: `2027` or `2027-03-12`. */
  releaseDate!: string | null;

  /** The record says little: no plot, no cast and no source. Such titles stand last by rating. */
  isStub!: boolean;
}
