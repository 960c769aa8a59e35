import { ApiProperty } from '@nestjs/swagger';
import { CHANGE_LICENCE, RECORD_KINDS, type RecordKind } from '@sinima/api/catalogue-writes';
import { ApiInteger, ApiWord } from '@sinima/api/http/api-property';
import { Type } from 'class-transformer';
import {
  Allow,
  ArrayMaxSize,
  Equals,
  IsArray,
  IsIn,
  IsInt,
  IsObject,
  IsOptional,
  IsString,
  IsUrl,
  Matches,
  MaxLength,
  Min,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { EDIT_KINDS, type EditKind } from '../stored/edit.schema.ts';
import { COMMENT_LENGTH, IsText, SOURCE_LENGTH } from '../texts/is-text.decorator.ts';

/** How a record is named in addresses. */
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** `IsEmail` of class-validator throws at half a pair of surrogates. */
const MAIL_ADDRESS = /^[^\s@\p{C}]{1,64}@[^\s@\p{C}]+\.[^\s@\p{C}]+$/u;

/** How a field of a record is named. */
const FIELD = /^[a-zA-Z]{1,40}$/;

const MAX_FIELDS = 30;
const MAX_ITEMS = 200;

/** Any value that a field of the catalogue can have. */
const ANYTHING: object = {
  anyOf: [
    { type: 'string' },
    { type: 'number' },
    { type: 'boolean' },
    { type: 'array', items: {} },
    { type: 'object', additionalProperties: true },
  ],
};

/** Document a value of the catalogue’s files. */
export const ApiValue = (): PropertyDecorator => ApiProperty({ ...ANYTHING, required: false, example: 95 });

/** Document values of the catalogue’s files. */
const ApiValues = (): PropertyDecorator =>
  ApiProperty({
    type: 'array',
    items: { ...ANYTHING, example: 'Nigeria' },
    required: false,
    maxItems: MAX_ITEMS,
  });

/** A field may be left out; null is no value of it. */
const IfGiven = (): PropertyDecorator => ValidateIf((_object, value) => value !== undefined);

/** The record that an edit is about. */
export class EditedRecord {
  @ApiWord(RECORD_KINDS, 'RecordKind')
  @IsIn(RECORD_KINDS)
  kind!: RecordKind;

  /** @example "lionheart" */
  @ApiProperty({ maxLength: 200, pattern: SLUG.source })
  @Matches(SLUG)
  @MaxLength(200)
  slug!: string;
}

/** Where a fact was looked up. */
export class EditSource {
  /** @example "The credits on screen" */
  @IsText(SOURCE_LENGTH)
  where!: string;

  /**
   * An address that begins with https://.
   * @example "https://www.example.org/a-review"
   */
  @ApiProperty({ required: false, maxLength: 500, format: 'uri', pattern: '^https://' })
  @IsOptional()
  @IsUrl({ protocols: ['https'], require_protocol: true })
  @MaxLength(500)
  url?: string;
}

/** One changed field, as the catalogue’s files have it: the whole value, or single items of a list. */
export class EditField {
  /** @example "runtimeMins" */
  @ApiProperty({ pattern: FIELD.source })
  @IsString()
  @Matches(FIELD)
  field!: string;

  /** Left out: it had none. */
  @ApiValue()
  @Allow()
  before?: unknown;

  /** Left out: it is taken away. */
  @ApiValue()
  @Allow()
  after?: unknown;

  /** Items that leave a list. */
  @ApiValues()
  @IfGiven()
  @IsArray()
  @ArrayMaxSize(MAX_ITEMS)
  removed?: unknown[];

  /** Items that come to a list. */
  @ApiValues()
  @IfGiven()
  @IsArray()
  @ArrayMaxSize(MAX_ITEMS)
  added?: unknown[];

  @IfGiven()
  @IsObject()
  @ValidateNested()
  @Type(() => EditSource)
  source?: EditSource;
}

/** What a split says of the other record. */
export class EditSplit {
  /** Of a new record: its own fields. Of one that is there: none. */
  @ApiProperty({ type: [EditField], maxItems: MAX_FIELDS })
  @IsArray()
  @ArrayMaxSize(MAX_FIELDS)
  @ValidateNested({ each: true })
  @Type(() => EditField)
  fields!: EditField[];

  /** Records in which the other one is meant wherever they name the one that is split. */
  @ApiProperty({ type: [EditedRecord], maxItems: MAX_ITEMS })
  @IsArray()
  @ArrayMaxSize(MAX_ITEMS)
  @ValidateNested({ each: true })
  @Type(() => EditedRecord)
  moves!: EditedRecord[];
}

/** A change of one record that somebody proposes. */
export class ProposeEdit {
  /** `create`: all fields of a new record. `split`: what leaves the record. `merge`, `withdraw` and `revert`: no fields, they follow. */
  @ApiWord(EDIT_KINDS, 'EditKind')
  @IsIn(EDIT_KINDS)
  kind!: EditKind;

  @IsObject()
  @ValidateNested()
  @Type(() => EditedRecord)
  record!: EditedRecord;

  /** Of a merge: the slug of the record that stays. Of a split: of the other one, which may be new. */
  @ApiProperty({ required: false, maxLength: 200, pattern: SLUG.source })
  @IsOptional()
  @Matches(SLUG)
  @MaxLength(200)
  into?: string;

  /** Of a split. */
  @IfGiven()
  @IsObject()
  @ValidateNested()
  @Type(() => EditSplit)
  split?: EditSplit;

  /** Of a revert: the place in the catalogue’s log of the change that is taken back. */
  @ApiInteger({ minimum: 1 })
  @IsOptional()
  @IsInt()
  @Min(1)
  reverts?: number;

  @ApiProperty({ type: [EditField], maxItems: MAX_FIELDS })
  @IsArray()
  @ArrayMaxSize(MAX_FIELDS)
  @ValidateNested({ each: true })
  @Type(() => EditField)
  fields!: EditField[];

  @IsText(COMMENT_LENGTH, { isOptional: true })
  comment?: string;

  /** That the words are your own, and that you give them under this licence. */
  @ApiProperty({ enum: [CHANGE_LICENCE] })
  @Equals(CHANGE_LICENCE)
  licence!: typeof CHANGE_LICENCE;

  /** Of visitors without an account: for questions, until the edit is decided. Editors alone see it. Without it, review takes longer. */
  @ApiProperty({ required: false, maxLength: 254, format: 'email' })
  @IsOptional()
  @Matches(MAIL_ADDRESS, { message: 'mail must be a mail address' })
  @MaxLength(254)
  mail?: string;
}
