/** The texts of refusals on a form page; those of the API are English. */
import { HttpException, HttpStatus } from '@nestjs/common';
import type { ParameterError } from '@sinima/api/http/problem.dto';
import { SOURCE_LANGUAGE } from '@sinima/contracts/languages';
import type { Message, MessageValues, Text } from '@sinima/contracts/text';
import { COMMENT_LENGTH, REASON_LENGTH, SOURCE_LENGTH } from '../texts/is-text.decorator.ts';
import * as messages from './forms.messages.ts';

/** A refusal that is said in the language of the page, of the form or of one of its fields. */
export class ToldRefusal extends HttpException {
  constructor(
    readonly why: string,
    status: HttpStatus = HttpStatus.BAD_REQUEST,
    readonly field?: string,
  ) {
    super(why, status);
  }
}

const REFUSALS: Readonly<Record<number, Message>> = {
  400: messages.refusedFields,
  403: messages.refusedNotAllowed,
  404: messages.refusedGone,
  409: messages.refusedConflict,
  422: messages.refusedFields,
  429: messages.refusedTooOften,
};

/** The rule of a field, where the reason of the refusal is not known in the language of the page. */
const RULES: Readonly<Record<string, readonly [rule: Message, values?: MessageValues]>> = {
  source: [messages.textRule, { most: SOURCE_LENGTH }],
  comment: [messages.textRule, { most: COMMENT_LENGTH }],
  reason: [messages.textRule, { most: REASON_LENGTH }],
  text: [messages.textRule, { most: REASON_LENGTH }],
  mail: [messages.mailRule],
};

function ruleOf(field: string, text: Text): string {
  const [rule, values] = RULES[field] ?? [messages.wrongField];
  return text(rule, values);
}

/** Return the errors of single fields; none, if the refusal names no field. */
export function errorsOf(error: HttpException, text: Text): readonly ParameterError[] {
  if (error instanceof ToldRefusal) {
    return error.field === undefined ? [] : [{ parameter: error.field, message: error.why }];
  }
  const { message } = error.getResponse() as { message?: unknown };
  if (!Array.isArray(message)) return [];
  const errors = message as ParameterError[];
  if (text.language === SOURCE_LANGUAGE) return errors;
  return errors.map(({ parameter }) => ({ parameter, message: ruleOf(parameter, text) }));
}

/** Return why a form was refused as a whole. */
export const refusalText = (error: HttpException, text: Text): string =>
  text.language === SOURCE_LANGUAGE || error instanceof ToldRefusal
    ? error.message
    : text(REFUSALS[error.getStatus()] ?? messages.refused);

/** Return why a form of one field was refused. */
export const reasonOf = (error: HttpException, text: Text): string =>
  errorsOf(error, text)[0]?.message ?? refusalText(error, text);
