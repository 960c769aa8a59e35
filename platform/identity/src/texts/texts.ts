/** The provider's texts. Its pages have no addresses for each language: a sign-in has the one that it was begun in. */
import path from 'node:path';
import { SOURCE_LANGUAGE } from '@sinima/contracts/languages';
import { firstLanguage, openTexts, type Say as SayNamed } from '@sinima/messages/server-texts';
import type * as accountMessages from './account.messages.ts';
import type * as mailMessages from './mail.messages.ts';
import type * as pageMessages from './page.messages.ts';
import type * as signInMessages from './sign-in.messages.ts';

type Name =
  | keyof typeof accountMessages
  | keyof typeof mailMessages
  | keyof typeof pageMessages
  | keyof typeof signInMessages;

/** Gives the provider's texts in one language. */
export type Say = SayNamed<Name>;

const sayIn = openTexts<Name>(path.resolve(import.meta.dirname, '../..'));

/** Return the texts in the first of these lists' languages that the site speaks; in English where there is none. */
export function sayFirst(...lists: readonly unknown[]): Say {
  const [language = SOURCE_LANGUAGE] = lists.flatMap((list) =>
    typeof list === 'string' ? (firstLanguage(list) ?? []) : [],
  );
  return sayIn(language);
}
