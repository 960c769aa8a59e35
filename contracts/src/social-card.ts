/** How links to the site's pages are shown elsewhere: what pages and the shell agree on. */

import type { Language } from './languages.ts';

/** Size of every card, in pixels. */
export const cardSize = { width: 1200, height: 630 } as const;

/** How a link to one page is shown, in the terms of the Open Graph protocol. */
export interface SocialHead {
  readonly type: 'website' | 'video.movie' | 'video.tv_show' | 'profile';
  /** Path of its picture, a card. */
  readonly image: string;
  /** Text for visitors that do not see the picture. */
  readonly imageAlt: string;
}

/** The picture of a card beside its words: a cloth that is drawn from fields of the record. */
export interface CardCloth {
  /** `portrait` is one with initials. */
  readonly shape: 'poster' | 'portrait';
  /** The field with an English country name; left out, the cloth is of no country. */
  readonly country?: string;
  /** The field with a list of genres. */
  readonly genres?: string;
  /** The field with a year. */
  readonly year?: string;
}

/** Names of a record, each beside its language: in the record itself, or in the items of a list of it. */
export interface CardNames {
  /** The field with the list; left out, the record itself has them. */
  readonly each?: string;
  /** The field with the name. */
  readonly name: string;
  /** The field with its language, a code of BCP 47. */
  readonly language: string;
}

/**
 * The card of a page about one record of the API. Fields are named as in `displayTitle`, or `countries.0` for the first
 * of a list.
 *
 * @example
 * {
 *   kind: 'festival',
 *   api: '/api/festivals/slug/{slug}',
 *   name: 'name',
 *   facts: ['Festival', '{city}', '{country}'],
 *   cloth: { shape: 'poster', country: 'country' },
 * }
 */
export interface CardDeclaration {
  /** Part of its address, in `a-z` and `-`: `/social/<kind>/<slug>.png`. No other remote may use it. */
  readonly kind: string;
  /** The operation of the API that gives the record by its slug. */
  readonly api: string;
  /** The field with the record's name. */
  readonly name: string;
  /**
   * Other names, for cards in languages in which they are read rather than `name`: the first in the language of the card.
   *
   * @example { ar: [{ name: 'originalTitle', language: 'originalLanguage' }] }
   */
  readonly namesIn?: Readonly<Partial<Record<Language, readonly CardNames[]>>>;
  /**
   * What is said under the name, in this order: words with fields in braces. A fact with an empty field is left out; a
   * list is said with commas, three items at most, and fewer where all facts together are longer than 42 letters.
   */
  readonly facts: readonly string[];
  /** Words for values: `{ MOVIE: 'Film' }`. */
  readonly words?: Readonly<Record<string, string>>;
  /**
   * The same in other languages, and facts that have words or several fields: `{ fr: { MOVIE: 'Film', List: 'Liste' } }`. The build takes
   * them from `messages/*.po`. The name of the cloth's country needs none.
   */
  readonly translations?: Readonly<Partial<Record<Language, Readonly<Record<string, string>>>>>;
  readonly cloth: CardCloth;
}
