/** Refusals of forms in the language of their page; those of the API are English. */
import { HttpException, HttpStatus } from '@nestjs/common';
import { SOURCE_LANGUAGE } from '@sinima/contracts/languages';
import type { Message, MessageValues, Text } from '@sinima/contracts/text';
import type { ParameterError } from './problem.dto.ts';

/** A refusal that is written in the language of the page already: of the form, or of one of its fields. */
export class ToldRefusal extends HttpException {
  constructor(
    readonly why: string,
    status: HttpStatus = HttpStatus.BAD_REQUEST,
    readonly field?: string,
  ) {
    super(why, status);
  }
}

/** A part's texts for refusals whose reason is known in English alone. */
export interface RefusalTexts {
  /** The rules of fields, by their name. */
  readonly rules: Readonly<Record<string, readonly [rule: Message, values?: MessageValues]>>;
  /** Says that a field is wrong; for fields without a rule. */
  readonly wrongField: Message;
  /** Return why a form was refused as a whole, by the status of the answer. */
  readonly ofStatus: (status: number) => Message;
}

/** Says why the forms of a part are refused. */
export class FormRefusals {
  constructor(private readonly texts: RefusalTexts) {}

  /** Return the errors of single fields; none, if the refusal names no field. */
  fieldErrors(error: HttpException, text: Text): readonly ParameterError[] {
    if (error instanceof ToldRefusal) {
      return error.field === undefined ? [] : [{ parameter: error.field, message: error.why }];
    }
    const { message } = error.getResponse() as { message?: unknown };
    if (!Array.isArray(message)) return [];
    const errors = message as ParameterError[];
    if (text.language === SOURCE_LANGUAGE) return errors;
    return errors.map(({ parameter }) => {
      const [rule, values] = this.texts.rules[parameter] ?? [this.texts.wrongField];
      return { parameter, message: text(rule, values) };
    });
  }

  /** Return why a form was refused as a whole. */
  whole(error: HttpException, text: Text): string {
    const isKnown = text.language === SOURCE_LANGUAGE || error instanceof ToldRefusal;
    return isKnown ? error.message : text(this.texts.ofStatus(error.getStatus()));
  }

  /** Return why a form with one field was refused. */
  only(error: HttpException, text: Text): string {
    return this.fieldErrors(error, text)[0]?.message ?? this.whole(error, text);
  }
}
