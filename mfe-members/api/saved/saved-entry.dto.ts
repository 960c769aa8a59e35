import { ApiProperty } from '@nestjs/swagger';
import { ApiFormat, ApiId, ApiInteger, ApiWord } from '@sinima/api/http/api-property';
import { Samples } from '@sinima/api/http/samples.decorator';
import { PersonRef } from '@sinima/api/people/person-card.dto';
import { TitleRef } from '@sinima/api/titles/title-card.dto';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsISO8601,
  IsIn,
  IsMongoId,
  IsObject,
  ValidateNested,
} from 'class-validator';

/** Titles bear the first two, people the last. */
export const MARKS = ['watchlist', 'like', 'follow'] as const;
export type Mark = (typeof MARKS)[number];

/** How many marks one call may merge. */
const MAX_MERGED = 500;

/** A mark, or that it was taken away. */
@Samples<SavedMark>({
  mark: 'watchlist',
  changedAt: '2026-01-16T19:30:00.000Z',
  isRemoved: false,
  person: null,
})
export class SavedMark {
  @ApiWord(MARKS, 'Mark')
  mark!: Mark;

  /** Of a title or a person. */
  @ApiId()
  id!: string;

  /** When it was set or taken away. */
  @ApiFormat('date-time')
  changedAt!: string;

  /** It was taken away: other devices take theirs away as well. */
  isRemoved!: boolean;

  /** Of a mark that titles bear. Null: the catalogue has no such title, or the mark was taken away. */
  title!: TitleRef | null;

  /** Of the mark `follow`. Null: the catalogue has no such person, or the mark was taken away. */
  person!: PersonRef | null;
}

/** All marks of a member. */
export class SavedMarks {
  items!: SavedMark[];

  /** How many marks are set, without those that were taken away. */
  @ApiInteger({ minimum: 0 })
  count!: number;
}

/** What a device knows of one mark. */
export class KnownMark {
  @ApiWord(MARKS, 'Mark')
  @IsIn(MARKS)
  mark!: Mark;

  /**
   * Of a title or a person.
   * @example "5f1d7f3a9b2c4d5e6f708192"
   */
  @ApiId()
  @IsMongoId()
  id!: string;

  /**
   * When it was set or taken away there; where that is not known, a time long ago.
   * @example "2026-01-16T19:30:00.000Z"
   */
  @ApiFormat('date-time')
  @IsISO8601({ strict: true })
  changedAt!: string;

  @IsBoolean()
  isRemoved!: boolean;
}

/** Marks of a device, to be merged with the account’s. */
export class MergeMarks {
  /** Of each mark, the latest change holds; at the same time, a set mark holds. */
  @ApiProperty({ type: [KnownMark], maxItems: MAX_MERGED })
  @IsArray()
  @ArrayMaxSize(MAX_MERGED)
  @IsObject({ each: true })
  @ValidateNested({ each: true })
  @Type(() => KnownMark)
  items!: KnownMark[];
}
