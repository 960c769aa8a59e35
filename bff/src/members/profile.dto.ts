import { normalizedText } from '@sinima/api/text/written-text';
import { COUNTRIES } from '@sinima/contracts/countries';
import { Transform } from 'class-transformer';
import {
  IsBoolean,
  IsIn,
  IsOptional,
  IsString,
  MaxLength,
  MinLength,
  registerDecorator,
  ValidateIf,
} from 'class-validator';
import { nameFault, NAME_LENGTH, sentenceOfFault } from './display-name.js';
import { handleFault, normalizedHandle } from './handle.js';

/** Longest bio, in characters. */
export const BIO_LENGTH = 500;

/** Refuse a text with the sentence that a rule has for it. */
export function HasNoFault(faultOf: (text: string) => string | undefined): PropertyDecorator {
  return (target, propertyName) =>
    registerDecorator({
      name: 'hasNoFault',
      target: target.constructor,
      propertyName: propertyName as string,
      validator: {
        validate: (value) => typeof value !== 'string' || faultOf(value) === undefined,
        defaultMessage: (args) => faultOf(args?.value as string) ?? '',
      },
    });
}

/** Store a text in one form, and an empty one as none where `null` is allowed. */
export const Stored = (form: (text: string) => string, emptyIs?: null): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) => {
    if (typeof value !== 'string') return value;
    const text = form(value);
    return text === '' && emptyIs === null ? null : text;
  });

const isGiven = (_profile: object, value: unknown): boolean => value !== undefined;

/** What a member changes of the own profile: what is left out stays. */
export class UpdateProfile {
  /**
   * Letters a to z, digits and hyphens, 3 to 30 characters. No two handles look alike.
   * @example "amina"
   */
  @Stored(normalizedHandle)
  @ValidateIf(isGiven)
  @HasNoFault(handleFault)
  @IsString()
  handle?: string;

  /**
   * The name that others read.
   * @example "Amina"
   */
  @Stored(normalizedText)
  @ValidateIf(isGiven)
  @HasNoFault(nameFault)
  @MinLength(1, { message: 'The display name must not be empty.' })
  @MaxLength(NAME_LENGTH, { message: `The display name must have at most ${NAME_LENGTH} characters.` })
  @IsString()
  displayName?: string;

  /**
   * A country under the catalogue's English name; null takes it away.
   * @example "Nigeria"
   */
  @Stored((text) => text, null)
  @IsOptional()
  @IsIn(COUNTRIES, { message: 'The country must be one of the list.' })
  country?: string | null;

  /**
   * A few lines about oneself; null takes them away.
   * @example "I watch everything from Kannywood."
   */
  @Stored(normalizedText, null)
  @IsOptional()
  @HasNoFault((text) => sentenceOfFault('The bio', text))
  @MaxLength(BIO_LENGTH, { message: `The bio must have at most ${BIO_LENGTH} characters.` })
  @IsString()
  bio?: string | null;

  /** Whether everybody may read the profile. */
  @ValidateIf(isGiven)
  @IsBoolean()
  isPublic?: boolean;
}
