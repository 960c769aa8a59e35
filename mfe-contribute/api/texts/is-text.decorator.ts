import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { lengthOf, normalizedText, textFault } from '@sinima/api/text/written-text';
import { Transform } from 'class-transformer';
import { IsOptional, registerDecorator } from 'class-validator';
import { personalDataIn } from './personal-data.ts';

/** Longest texts, in characters. */
export const COMMENT_LENGTH = 1_000;
export const SOURCE_LENGTH = 300;
export const REASON_LENGTH = 1_000;

/** Return why a text cannot be published, as the rest of a sentence about it. */
function faultOf(text: string, most: number): string | undefined {
  if (text === '') return 'is empty';
  if (lengthOf(text) > most) return `has ${lengthOf(text)} characters; ${most} are allowed`;
  return textFault(text) ?? personalDataIn(text);
}

/** Take a text that everybody reads: plain, in one Unicode form, without personal data. `isOptional`: an empty one is none. */
export function IsText(most: number, { isOptional = false } = {}): PropertyDecorator {
  const clean = (value: unknown): unknown => {
    if (typeof value !== 'string') return value;
    const text = normalizedText(value);
    return isOptional && text === '' ? undefined : text;
  };
  return applyDecorators(
    ApiProperty({ maxLength: most, required: !isOptional, ...(!isOptional && { minLength: 1 }) }),
    Transform(({ value }: { value: unknown }) => clean(value)),
    ...(isOptional ? [IsOptional()] : []),
    (target: object, propertyName: string | symbol) =>
      registerDecorator({
        name: 'isText',
        target: target.constructor,
        propertyName: propertyName as string,
        validator: {
          validate: (value) => typeof value === 'string' && faultOf(value, most) === undefined,
          defaultMessage: (args) => {
            const value: unknown = args?.value;
            return `${args?.property} ${typeof value === 'string' ? faultOf(value, most) : 'must be a text'}`;
          },
        },
      }),
  );
}
