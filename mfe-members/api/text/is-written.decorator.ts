import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { registerDecorator, ValidateIf } from 'class-validator';
import { lengthOf, normalizedText, textFault } from '@sinima/api/text/written-text';

/** Longest texts, in characters. */
export const REVIEW_LENGTH = 10_000;
export const NOTE_LENGTH = 500;
export const DESCRIPTION_LENGTH = 1_000;
export const DECISION_LENGTH = 1_000;
export const LIST_NAME_LENGTH = 100;
export const PLACE_LENGTH = 100;

interface WrittenOptions {
  /** Longest text, in characters. */
  readonly most: number;
  /** The text may be left out, and an empty one is none. Left out: there must be one. */
  readonly emptyIs?: null;
  readonly isOneLine?: boolean;
}

/** Take a text that a member wrote: plain, in one Unicode form, without characters that nobody sees. */
export function IsWritten({ most, emptyIs, isOneLine }: WrittenOptions): PropertyDecorator {
  const fault = (text: string): string | undefined => {
    if (text === '' && emptyIs !== null) return 'is empty';
    if (lengthOf(text) > most) return `has ${lengthOf(text)} characters; ${most} are allowed`;
    if (isOneLine && text.includes('\n')) return 'must be on one line';
    return textFault(text);
  };
  return applyDecorators(
    ApiProperty({ maxLength: most, ...(emptyIs !== null && { minLength: 1 }) }),
    Transform(({ value }: { value: unknown }) => {
      if (typeof value !== 'string') return value;
      const text = normalizedText(value);
      return text === '' && emptyIs === null ? null : text;
    }),
    ...(emptyIs === null ? [ValidateIf((_body, value) => value !== undefined && value !== null)] : []),
    HasNoFault(fault),
  );
}

/** Refuse a text with the message of a rule. */
function HasNoFault(faultOf: (text: string) => string | undefined): PropertyDecorator {
  return (target, propertyName) =>
    registerDecorator({
      name: 'hasNoFault',
      target: target.constructor,
      propertyName: propertyName as string,
      validator: {
        validate: (value) => typeof value === 'string' && faultOf(value) === undefined,
        defaultMessage: (args) =>
          `${args?.property} ${typeof args?.value === 'string' ? faultOf(args.value) : 'must be a text'}`,
      },
    });
}
