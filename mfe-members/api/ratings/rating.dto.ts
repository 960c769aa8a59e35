import { ApiProperty } from '@nestjs/swagger';
import { ApiFormat, ApiInteger } from '@sinima/api/http/api-property';
import { Samples } from '@sinima/api/http/samples.decorator';
import { TitleRef } from '@sinima/api/titles/title-card.dto';
import { IsNumber } from 'class-validator';
import { IsHalfStep } from '../votes/half-steps.ts';

const SCALE = { minimum: 1, maximum: 10, multipleOf: 0.5, example: 7.5 } as const;

/** A rating to set. */
export class SetRating {
  /** From 1 to 10, in half steps. */
  @ApiProperty(SCALE)
  @IsNumber()
  @IsHalfStep()
  rating!: number;
}

/** What a member gave a title, and what all members together did. */
@Samples<TitleRating>({ rating: 7.5, ratedAt: '2026-01-16T19:30:00.000Z', average: 7.25, votes: 2 })
export class TitleRating {
  @ApiProperty(SCALE)
  rating!: number;

  @ApiFormat('date-time')
  ratedAt!: string;

  /** Mean of all votes that count. Null: none does. */
  @ApiProperty({ minimum: 1, maximum: 10 })
  average!: number | null;

  /** How many members’ votes count. */
  @ApiInteger({ minimum: 0 })
  votes!: number;
}

/** One of a member’s ratings. */
@Samples<RatedTitle>({ rating: 7.5, ratedAt: '2026-01-16T19:30:00.000Z' })
export class RatedTitle {
  title!: TitleRef;

  @ApiProperty(SCALE)
  rating!: number;

  @ApiFormat('date-time')
  ratedAt!: string;
}
