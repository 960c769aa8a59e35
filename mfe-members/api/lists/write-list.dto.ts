import { ApiProperty } from '@nestjs/swagger';
import { ApiInteger, ApiWord } from '@sinima/api/http/api-property';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsIn,
  IsInt,
  IsObject,
  IsString,
  MaxLength,
  Min,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import {
  DESCRIPTION_LENGTH,
  IsWritten,
  LIST_NAME_LENGTH,
  NOTE_LENGTH,
} from '../text/is-written.decorator.ts';
import { LIST_VISIBILITIES, type ListVisibility } from './member-list.dto.ts';

/** How many titles one list may have. */
export const MAX_LIST_ITEMS = 500;

const isGiven = (_body: object, value: unknown): boolean => value !== undefined;

/** A list to make. */
export class MakeList {
  @ApiProperty({ example: 'Films for a night without power' })
  @IsWritten({ most: LIST_NAME_LENGTH, isOneLine: true })
  name!: string;

  @IsWritten({ most: DESCRIPTION_LENGTH, emptyIs: null })
  description?: string | null;

  @ApiWord(LIST_VISIBILITIES, 'ListVisibility')
  @IsIn(LIST_VISIBILITIES)
  visibility!: ListVisibility;
}

/** What is to change of a list: what is left out stays. */
export class ChangeList {
  @ValidateIf(isGiven)
  @IsWritten({ most: LIST_NAME_LENGTH, isOneLine: true })
  name?: string;

  /** Null takes it away. */
  @IsWritten({ most: DESCRIPTION_LENGTH, emptyIs: null })
  description?: string | null;

  @ApiProperty({ enum: LIST_VISIBILITIES, enumName: 'ListVisibility' })
  @ValidateIf(isGiven)
  @IsIn(LIST_VISIBILITIES)
  visibility?: ListVisibility;
}

/** A title to put on a list. */
export class WriteListItem {
  /**
   * Slug of a title.
   * @example "living-in-bondage"
   */
  @IsString()
  @MaxLength(200)
  title!: string;

  @IsWritten({ most: NOTE_LENGTH, emptyIs: null })
  note?: string | null;
}

/** All titles of a list, in their new order. */
export class WriteListItems {
  /** The revision that they were made from. */
  @ApiInteger({ minimum: 1 })
  @IsInt()
  @Min(1)
  revision!: number;

  @ApiProperty({ type: [WriteListItem], maxItems: MAX_LIST_ITEMS })
  @IsArray()
  @ArrayMaxSize(MAX_LIST_ITEMS)
  @IsObject({ each: true })
  @ValidateNested({ each: true })
  @Type(() => WriteListItem)
  items!: WriteListItem[];
}
