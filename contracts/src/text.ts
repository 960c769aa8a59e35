/** Texts in the visitor's language (`docs/decisions/0063-languages.md`). */
import type { Language } from './languages.ts';

/**
 * A message of `<feature>.messages.ts`: to the type check its English text, in ICU MessageFormat. The build makes of it an id, and the text or
 * the function that gives the text.
 */
export type Message = string;

/** Values of the parameters of a message, by their names. */
export type MessageValues = Readonly<Record<string, string | number>>;

/** A message as the build has made it. */
export type CompiledText = string | ((values: MessageValues) => string);

/** The messages of a release in one language, by id. */
export type Catalogue = Readonly<Record<string, CompiledText>>;

/**
 * Gives the texts of one workspace in one language.
 *
 * @example text(messages.reviewCount, { count: 3 }) // '3 reviews'
 */
export interface Text {
  (message: Message, values?: MessageValues): string;
  readonly language: Language;
  /**
   * Return the translation of a word that records hold, such as a genre: itself, where there is none. The words stand in
   * `<feature>.words.ts`.
   *
   * @example text.word('drama') // 'drame'
   */
  word(english: string): string;
}

/**
 * The translations of a remote, by language: each is a file of its release that is loaded where that language is shown.
 *
 * @example { fr: () => import(\/* webpackChunkName: "messages-fr" *\/ '../messages/fr.po') }
 */
export type Translations = Readonly<
  Partial<Record<Language, () => Promise<{ readonly default: Catalogue }>>>
>;
