/** A message of a visitor: its fields, as they are typed and as they are sent. */
import { isLanguage, SOURCE_LANGUAGE, type Language } from '@sinima/contracts/languages';
import { fieldOf, type SentForm } from '@sinima/api/http/plain-form';
import type { ParameterError } from '@sinima/api/http/problem.dto';
import { lengthOf, normalizedText, textFault } from '@sinima/api/text/written-text';
import { mailAddress } from '@sinima/server/mail-address';
import type { Mail } from '@sinima/server/mailer';

/** The subjects of a message. */
export const CONTACT_KINDS = {
  general: 'A question or a message',
  accessibility: 'A barrier on the site',
  takedown: 'Taking down a picture or text',
  'personal-data': 'Facts about me that are wrong or should not be here',
} as const;

type ContactKind = keyof typeof CONTACT_KINDS;

/** Most characters of each field. */
const LENGTHS = { name: 100, email: 254, page: 500, message: 5_000 } as const;

/** The fields as they were typed. */
export type TypedMessage = Readonly<Record<'kind' | keyof typeof LENGTHS, string>>;

/** Return the language of the page that sent the form; English where it does not say. */
export function formLanguage(form: SentForm | undefined): Language {
  const language = fieldOf(form, 'language');
  return isLanguage(language) ? language : SOURCE_LANGUAGE;
}

/** Return what was typed. Fields that the form does not have are left behind. */
export const typedMessage = (form: SentForm | undefined): TypedMessage => ({
  kind: fieldOf(form, 'kind'),
  name: fieldOf(form, 'name'),
  email: fieldOf(form, 'email'),
  page: fieldOf(form, 'page'),
  message: fieldOf(form, 'message'),
});

/** Return what is wrong with each field. */
export function messageErrors(typed: TypedMessage): ParameterError[] {
  const { kind, email, message } = typed;
  const errors: ParameterError[] = [];
  const refuse = (parameter: string, why: string | undefined): void => {
    if (why !== undefined && !errors.some((known) => known.parameter === parameter))
      errors.push({ parameter, message: why });
  };
  if (!Object.hasOwn(CONTACT_KINDS, kind)) refuse('kind', 'Choose what your message is about.');
  if (normalizedText(message) === '') refuse('message', 'Write your message.');
  for (const [name, most] of Object.entries(LENGTHS) as [keyof typeof LENGTHS, number][]) {
    const text = normalizedText(typed[name]);
    const tooMany = lengthOf(text) - most;
    if (tooMany > 0) refuse(name, `This has ${tooMany} characters too many: at most ${most} are sent.`);
    if (name !== 'message' && text.includes('\n')) refuse(name, 'This has to be one line.');
    const fault = textFault(text);
    if (fault !== undefined) refuse(name, `This ${fault}.`);
  }
  if (normalizedText(email) !== '' && mailAddress(email) === undefined) {
    refuse(
      'email',
      'This is not a mail address that an answer can be sent to. Correct it, or leave it empty.',
    );
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
