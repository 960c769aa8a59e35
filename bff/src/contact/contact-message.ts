/** A message of a visitor: its fields, as they are typed and as they are sent. */
import type { Text } from '@sinima/contracts/text';
import { fieldOf, type SentForm } from '@sinima/api/http/plain-form';
import { SOURCE_LANGUAGE } from '@sinima/contracts/languages';
import type { ParameterError } from '@sinima/api/http/problem.dto';
import { lengthOf, normalizedText, textFault } from '@sinima/api/text/written-text';
import { mailAddress } from '@sinima/server/mail-address';
import type { Mail } from '@sinima/server/mailer';
import * as messages from '../texts/contact.messages.js';
import * as pageMessages from '../texts/page.messages.js';

/** The subjects of a message. */
export const CONTACT_KINDS = {
  general: messages.kindGeneral,
  accessibility: messages.kindAccessibility,
  takedown: messages.kindTakedown,
  'personal-data': messages.kindPersonalData,
} as const;

type ContactKind = keyof typeof CONTACT_KINDS;

/** Most characters of each field. */
const LENGTHS = { name: 100, email: 254, page: 500, message: 5_000 } as const;

/** The fields as they were typed. */
export type TypedMessage = Readonly<Record<'kind' | keyof typeof LENGTHS, string>>;

/** Return what was typed. Fields that the form does not have are left behind. */
export const typedMessage = (form: SentForm | undefined): TypedMessage => ({
  kind: fieldOf(form, 'kind'),
  name: fieldOf(form, 'name'),
  email: fieldOf(form, 'email'),
  page: fieldOf(form, 'page'),
  message: fieldOf(form, 'message'),
});

/** Return what is wrong with each field. */
export function messageErrors(typed: TypedMessage, text: Text): ParameterError[] {
  const { kind, email, message } = typed;
  const errors: ParameterError[] = [];
  const refuse = (parameter: string, why: string | undefined): void => {
    if (why !== undefined && !errors.some((known) => known.parameter === parameter))
      errors.push({ parameter, message: why });
  };
  if (!Object.hasOwn(CONTACT_KINDS, kind)) refuse('kind', text(messages.chooseKind));
  if (normalizedText(message) === '') refuse('message', text(messages.writeMessage));
  for (const [name, most] of Object.entries(LENGTHS) as [keyof typeof LENGTHS, number][]) {
    const written = normalizedText(typed[name]);
    const tooMany = lengthOf(written) - most;
    if (tooMany > 0) refuse(name, text(messages.tooManyCharacters, { tooMany, most }));
    if (name !== 'message' && written.includes('\n')) refuse(name, text(messages.oneLine));
    const fault = textFault(written);
    const isEnglish = text.language === SOURCE_LANGUAGE;
    if (fault !== undefined) refuse(name, isEnglish ? `This ${fault}.` : text(pageMessages.wrongField));
  }
  if (normalizedText(email) !== '' && mailAddress(email) === undefined) {
    refuse('email', text(messages.noMailAddress));
  }
  return errors;
}

/** Return the mail of a message without errors. All that was typed freely is in its text, none in its headers. */
export function mailOf(typed: TypedMessage): Omit<Mail, 'to'> {
  const about = CONTACT_KINDS[typed.kind as ContactKind];
  const replyTo = mailAddress(typed.email);
  const given = [
    ['About', about],
    ['Page', normalizedText(typed.page)],
    ['Name', normalizedText(typed.name)],
    ['Mail for the answer', replyTo ?? ''],
  ];
  const lines = given.map(([label, value]) => `${label}: ${value || '(not given)'}`);
  return {
    ...(replyTo !== undefined && { replyTo }),
    subject: `Sinima: ${about}`,
    text: `${lines.join('\n')}\n\n${normalizedText(typed.message)}\n`,
  };
}
