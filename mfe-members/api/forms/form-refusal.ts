/** The texts of refusals on a form page; those of the API are English. */
import { HttpException } from '@nestjs/common';
import type { ParameterError } from '@sinima/api/http/problem.dto';
import { SOURCE_LANGUAGE } from '@sinima/contracts/languages';
import type { Message, MessageValues, Text } from '@sinima/contracts/text';
import { refusalOf } from '../shapes/refusals.ts';
import { NOTE_LENGTH, PLACE_LENGTH, REVIEW_LENGTH } from '../text/is-written.decorator.ts';
import * as messages from './forms.messages.ts';

/** A refusal that is said in the language of the page. */
export class ToldRefusal extends HttpException {}

/** The rule of a field, where the reason of the refusal is not known in the language of the page. */
const RULES: Readonly<Record<string, readonly [rule: Message, values?: MessageValues]>> = {
  rating: [messages.ratingRule],
  text: [messages.textRule, { most: REVIEW_LENGTH }],
  watchedOn: [messages.dayRule],
  where: [messages.textRule, { most: PLACE_LENGTH }],
  note: [messages.textRule, { most: NOTE_LENGTH }],
};

/** Return the errors of single fields; none, if the refusal names no field. */
export function fieldErrors(error: HttpException, text: Text): readonly ParameterError[] {
  const { message } = error.getResponse() as { message?: unknown };
  if (!Array.isArray(message)) return [];
  const errors = message as ParameterError[];
  if (text.language === SOURCE_LANGUAGE) return errors;
  return errors.map(({ parameter }) => {
    const [rule, values] = RULES[parameter] ?? [messages.wrongField];
    return { parameter, message: text(rule, values) };
  });
}

/** Return why a form was refused as a whole. */
export const refusalText = (error: HttpException, text: Text): string =>
  text.language === SOURCE_LANGUAGE || error instanceof ToldRefusal
    ? error.message
    : text(refusalOf(error.getStatus()));
