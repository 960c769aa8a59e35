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

/** Loads a translation: a file of the release that is loaded where its language is shown. */
export type LoadCatalogue = () => Promise<{ readonly default: Catalogue }>;

/** The translations of an app, by language. */
export type Translations = Readonly<Partial<Record<Language, LoadCatalogue>>>;

/** The translations of a remote into one language, by the fragments that they are for. */
export interface TranslationsOfFragments {
  readonly pages?: LoadCatalogue;
  readonly widgets?: LoadCatalogue;
  /** For static pages and widgets: where it is left out, their texts are with those of other pages or widgets. */
  readonly static?: LoadCatalogue;
}

/**
 * The translations of a remote, by language: one for its pages and one for its widgets, so that the home page does not load the texts of
 * other pages; or one for all.
 *
 * @example { fr: { pages: () => import(\/* webpackChunkName: "messages-fr" *\/ '../messages/fr.po?from=pages') } }
 */
export type RemoteTranslations = Readonly<Partial<Record<Language, LoadCatalogue | TranslationsOfFragments>>>;
