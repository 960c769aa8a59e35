import { ApiProperty } from '@nestjs/swagger';
import { ApiFormat, ApiInteger, ApiWord } from '@sinima/api/http/api-property';
import { Samples } from '@sinima/api/http/samples.decorator';
import { TitleCard, TitleRef } from '@sinima/api/titles/title-card.dto';
import { TITLE_TYPES, type TitleType } from '@sinima/contracts/vocabulary';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsISO8601,
  IsIn,
  IsInt,
  IsNumber,
  IsObject,
  IsOptional,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { IsPastDay } from '../diary/past-day.ts';
import { IsHalfStep } from '../votes/half-steps.ts';
import { MARKS, type Mark } from '../saved/saved-entry.dto.ts';
import { IsWritten, REVIEW_LENGTH } from '../text/is-written.decorator.ts';

/** How many rows one call takes. */
const MAX_IMPORT_ROWS = 50;

/** A line of another site's export, as the browser read it. */
export class ImportRow {
  /** Its number in the file, by which the answer names it. */
  @ApiInteger({ minimum: 0 })
  @IsInt()
  @Min(0)
  row!: number;

  /** @example "Living in Bondage" */
  @IsString()
  @MaxLength(300)
  name!: string;

  @ApiInteger({ minimum: 1870, maximum: 2100 })
  @IsOptional()
  @IsInt()
  @Min(1870)
  @Max(2100)
  year?: number | null;

  @ApiWord(TITLE_TYPES, 'TitleType')
  @IsOptional()
  @IsIn(TITLE_TYPES)
  type?: TitleType | null;

  /** @example "tt0104739" */
  @IsOptional()
  @Matches(/^tt\d{7,8}$/)
  imdbId?: string | null;

  /** Names, with commas. */
  @IsOptional()
  @IsString()
  @MaxLength(500)
  directors?: string | null;

  /** Slug of the title, once the member has chosen it. */
  @IsOptional()
  @IsString()
  @MaxLength(200)
  title?: string | null;

  /** From 1 to 10, in half steps. */
  @ApiProperty({ minimum: 1, maximum: 10, multipleOf: 0.5 })
  @IsOptional()
  @IsNumber()
  @IsHalfStep()
  rating?: number | null;

  /** When the other site took the line: an older rating gives way to one that is here. */
  @ApiFormat('date-time')
  @IsOptional()
  @IsISO8601({ strict: true })
  at?: string | null;

  @ApiFormat('date')
  @IsOptional()
  @Matches(/^\d{4}-\d{2}-\d{2}$/)
  @IsPastDay()
  watchedOn?: string | null;

  @IsOptional()
  @IsBoolean()
  isRewatch?: boolean | null;

  /** Plain text. */
  @IsWritten({ most: REVIEW_LENGTH, emptyIs: null })
  review?: string | null;

  @IsOptional()
  @IsBoolean()
  hasSpoilers?: boolean | null;

  /** The mark that the line's list means. */
  @ApiWord(MARKS, 'Mark')
  @IsOptional()
  @IsIn(MARKS.filter((mark) => mark !== 'follow'))
  mark?: Mark | null;
}

/** Lines to import. */
export class ImportRows {
  @ApiProperty({ type: [ImportRow], maxItems: MAX_IMPORT_ROWS })
  @IsArray()
  @ArrayMaxSize(MAX_IMPORT_ROWS)
  @IsObject({ each: true })
  @ValidateNested({ each: true })
  @Type(() => ImportRow)
  rows!: ImportRow[];
}

/**
 * `imported`: all of the line is here now. `unclear`: choose a candidate, and send the line again with its slug. `missing`: the
 * catalogue has no title of that name. `kept`: what is here already is newer or the same, and stays.
 */
export const IMPORT_OUTCOMES = ['imported', 'kept', 'unclear', 'missing'] as const;
export type ImportOutcome = (typeof IMPORT_OUTCOMES)[number];

/** A title that a line may mean. */
@Samples<ImportCandidate>({ directors: ['Sample Director'] })
export class ImportCandidate {
  title!: TitleCard;
  directors!: string[];
}

/** What came of a line. */
@Samples<ImportedRow>({ row: 0, outcome: 'imported', candidates: [] })
export class ImportedRow {
  @ApiInteger({ minimum: 0 })
  row!: number;

  @ApiWord(IMPORT_OUTCOMES, 'ImportOutcome')
  outcome!: ImportOutcome;

  /** The title that was found. */
  title!: TitleRef | null;

  /** Of an unclear line, the likeliest first. */
  candidates!: ImportCandidate[];
}

/** What came of each line, in their order: none is left out. */
export class ImportResult {
  rows!: ImportedRow[];
}
