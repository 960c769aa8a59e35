import { ApiProperty } from '@nestjs/swagger';
import { Showing } from './showing.dto.js';
import {
  STREAMING_PLATFORMS,
  TITLE_STATUSES,
  TITLE_TYPES,
  type StreamingPlatform,
  type TitleStatus,
  type TitleType,
} from '@sinima/contracts/vocabulary';
import { WatchOffer } from './watch-offer.dto.js';

/** A title in the least detail: enough for a link with a poster. */
export class TitleRef {
  @ApiProperty({ type: String, pattern: '^[0-9a-f]{24}$' })
  id!: string;

  @ApiProperty({ type: String, example: 'living-in-bondage' })
  slug!: string;

  @ApiProperty({ enum: TITLE_TYPES, enumName: 'TitleType' })
  type!: TitleType;

  @ApiProperty({ enum: TITLE_STATUSES, enumName: 'TitleStatus' })
  status!: TitleStatus;

  @ApiProperty({ type: String, example: 'Living in Bondage' })
  displayTitle!: string;

  @ApiProperty({ type: 'integer', nullable: true })
  releaseYear!: number | null;

  @ApiProperty({ type: String, nullable: true, description: 'Null: the cloth poster is shown.' })
  posterUrl!: string | null;

  @ApiProperty({
    type: [String],
    description: 'Lower-case English words, the main one first.',
    example: ['drama'],
  })
  genres!: string[];

  @ApiProperty({ type: [String], description: 'English names, the main one first.', example: ['Nigeria'] })
  countries!: string[];
}

/** A title as a card of a list. */
export class TitleCard extends TitleRef {
  @ApiProperty({ type: String, nullable: true })
  originalTitle!: string | null;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'Minutes; of a series, the usual length of an episode.',
  })
  runtimeMins!: number | null;

  @ApiProperty({
    type: [String],
    description: 'English names, the main one first.',
    example: ['Igbo', 'English'],
  })
  languages!: string[];

  @ApiProperty({ type: String, nullable: true })
  plotSummary!: string | null;

  @ApiProperty({
    type: Number,
    nullable: true,
    minimum: 0,
    maximum: 10,
    description: 'Bayesian, one decimal. Null: nobody voted.',
  })
  bayesianRating!: number | null;

  @ApiProperty({ type: Boolean, description: 'The rating comes from sample votes.' })
  ratingIsSample!: boolean;

  @ApiProperty({ type: 'integer', nullable: true, description: 'Of a series with known seasons.' })
  seasonCount!: number | null;

  @ApiProperty({ type: 'integer', nullable: true, description: 'Of a series with known episodes.' })
  episodeCount!: number | null;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Of an upcoming title, as announced: `2027` or `2027-03-12`.',
  })
  releaseDate!: string | null;
}

/** A title that streams somewhere. */
export class StreamingTitle extends TitleCard {
  @ApiProperty({ enum: STREAMING_PLATFORMS, enumName: 'StreamingPlatform', isArray: true })
  streamingPlatforms!: StreamingPlatform[];

  @ApiProperty({ type: Boolean, description: 'The availability is sample data.' })
  availabilityIsSample!: boolean;
}

/** A title that is shown in theaters. */
export class TheaterTitle extends TitleCard {
  @ApiProperty({
    type: [String],
    description: 'Cinemas, with their cities.',
    example: ['Sample Cinema, Lagos'],
  })
  theaterLocations!: string[];

  @ApiProperty({ type: [String], description: 'Local times, `HH:MM`, each once, in order.' })
  showtimes!: string[];

  @ApiProperty({ type: [Showing] })
  showings!: Showing[];

  @ApiProperty({ type: Boolean, description: 'Places, times and prices are sample data.' })
  showingsAreSample!: boolean;
}

/** An amount of money. */
export class Money {
  @ApiProperty({ type: Number, minimum: 0 })
  amount!: number;

  @ApiProperty({ type: String, description: 'ISO 4217.', example: 'NGN' })
  currency!: string;
}

/** One documented fact of how a title was made. */
export class TechnicalFact {
  @ApiProperty({ type: String, example: 'Colour' })
  label!: string;

  @ApiProperty({ type: String, example: 'Colour' })
  value!: string;
}

/** A title with all that is known of it. A figure that is not known is null, never an invented one. */
export class TitleDetail extends StreamingTitle {
  @ApiProperty({ type: String, nullable: true })
  synopsis!: string | null;

  @ApiProperty({ type: 'integer', nullable: true, description: 'How many people voted.' })
  voteCount!: number | null;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    minimum: 1,
    description:
      'Place among all rated titles of its type by Bayesian rating; titles of equal rating share a place.',
  })
  rank!: number | null;

  @ApiProperty({ type: 'integer', nullable: true })
  pageViews!: number | null;

  @ApiProperty({ type: Money, nullable: true })
  budget!: Money | null;

  @ApiProperty({ type: Money, nullable: true })
  boxOffice!: Money | null;

  @ApiProperty({ type: String, nullable: true, description: 'Address of a trailer. Null: no trailer yet.' })
  trailerUrl!: string | null;

  @ApiProperty({ type: [WatchOffer], description: 'Which platforms stream it, with the countries of each.' })
  offers!: WatchOffer[];

  @ApiProperty({ type: [Showing], description: 'Where and when it is shown in theaters.' })
  showings!: Showing[];

  @ApiProperty({ type: Boolean, description: 'Places, times and prices of the showings are sample data.' })
  showingsAreSample!: boolean;

  @ApiProperty({ type: [TechnicalFact] })
  technical!: TechnicalFact[];

  @ApiProperty({ type: [String], description: 'One sentence each.' })
  trivia!: string[];
}
