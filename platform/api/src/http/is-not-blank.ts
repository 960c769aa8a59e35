import { Matches } from 'class-validator';

/** Refuse a text of nothing but white space. */
export function IsNotBlank(): PropertyDecorator {
  return Matches(/\S/, { message: '$property must not be blank' });
}
