import { ApiFormat, ApiId } from '@sinima/api/http/api-property';
import { Samples } from '@sinima/api/http/samples.decorator';
import { TitleRef } from '@sinima/api/titles/title-card.dto';
import { IsBoolean, IsString, Matches, MaxLength, ValidateIf } from 'class-validator';
import { IsWritten, PLACE_LENGTH } from '../text/is-written.decorator.ts';
import { IsPastDay } from './past-day.ts';

const isGiven = (_body: object, value: unknown): boolean => value !== undefined;

/** One viewing. */
@Samples<DiaryEntry>({
  watchedOn: '2026-01-16',
  isRewatch: false,
  where: 'Sample Cinema, Lagos',
  createdAt: '2026-01-16T19:30:00.000Z',
})
export class DiaryEntry {
  @ApiId()
  id!: string;

  title!: TitleRef;

  /** @example "2026-01-16" */
  @ApiFormat('date')
  watchedOn!: string;

  isRewatch!: boolean;

  /**
   * Where it was watched, in the member’s words.
   * @example "At the cinema in Lagos"
   */
  where!: string | null;

  @ApiFormat('date-time')
  createdAt!: string;
}

/** A viewing to note. */
export class AddDiaryEntry {
  /**
   * Slug of the title.
   * @example "living-in-bondage"
   */
  @IsString()
  @MaxLength(200)
  title!: string;

  /**
   * A day, today in some time zone at the latest.
   * @example "2026-01-16"
   */
  @ApiFormat('date')
  @Matches(/^\d{4}-\d{2}-\d{2}$/)
  @IsPastDay()
  watchedOn!: string;

  @ValidateIf(isGiven)
  @IsBoolean()
  isRewatch?: boolean;

  /** @example "At the cinema in Lagos" */
  @IsWritten({ most: PLACE_LENGTH, emptyIs: null, isOneLine: true })
  where?: string | null;
}

/** What is to change of a viewing: what is left out stays. */
export class ChangeDiaryEntry {
  /** @example "2026-01-16" */
  @ApiFormat('date')
  @ValidateIf(isGiven)
  @Matches(/^\d{4}-\d{2}-\d{2}$/)
  @IsPastDay()
  watchedOn?: string;

  @ValidateIf(isGiven)
  @IsBoolean()
  isRewatch?: boolean;

  /** Null takes it away. */
  @IsWritten({ most: PLACE_LENGTH, emptyIs: null, isOneLine: true })
  where?: string | null;
}
