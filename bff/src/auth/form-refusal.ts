import { HttpStatus, type HttpException } from '@nestjs/common';
import type { ParameterError } from '@sinima/api/http/problem.dto';
import { SOURCE_LANGUAGE } from '@sinima/contracts/languages';
import type { MessageValues, Text } from '@sinima/contracts/text';
import { refused, wrongField } from '../texts/page.messages.js';
import { OUTDATED_FORM } from './member-writes.js';

/** Return what a refusal says, in words for a person in front of a form. */
export function errorsOfRefusal(error: HttpException): readonly ParameterError[] {
  const { message } = error.getResponse() as { message?: string | ParameterError[] };
  if (Array.isArray(message)) return message;
  const words = error.getStatus() === HttpStatus.FORBIDDEN ? OUTDATED_FORM : (message ?? error.message);
  return [{ parameter: '', message: words }];
}

/** What a field may hold, by its name: a message, and its values. */
export type Rules = Readonly<Record<string, readonly [message: string, values: MessageValues]>>;

/**
 * Return English errors in the language of a page. Where the reason is not known in it, the rule of the field stands for it.
 */
export function errorsIn(text: Text, errors: readonly ParameterError[], rules: Rules): ParameterError[] {
  if (text.language === SOURCE_LANGUAGE) return [...errors];
  return errors.map(({ parameter, message }) => {
    const known = text(message);
    if (known !== message) return { parameter, message: known };
    const [rule, values] = rules[parameter] ?? [parameter === '' ? refused : wrongField, {}];
    return { parameter, message: text(rule, values) };
  });
}
