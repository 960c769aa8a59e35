/** The data of a page for feed readers and calendars. */

import type { Language } from './languages.ts';

/**
 * The entries of a feed, one for each item of a list. A text names fields in braces, a date is a field; both as cards do.
 * Where `each` is a list within the answer, `editions.year` is a field of its item, and `name` one of the record around it.
 */
export interface FeedEntries {
  /** The list: `[]` is the answer itself, `editions` a list in it, `[].years` one in each of its items. */
  readonly each: string;
  /** `{name} {years}` */
  readonly title: string;
  /** `/awards/{slug}?year={years}` */
  readonly path: string;
  /** What is said below the title; left out where a field of it is empty. */
  readonly text?: string;
  /** The field with a year or a day: `releaseYear`. In a calendar the first day; entries without a day are left out. */
  readonly date?: string;
  /** The field with the last day, for calendars. */
  readonly until?: string;
  /** Where it takes place, for calendars: `{city}, {country}`. */
  readonly place?: string;
}

/**
 * A feed of a page. Where `api` has a parameter there is one for each record, at `/feeds/<name>/<slug>.atom`; otherwise
 * one, at `/feeds/<name>.atom`. Calendars end in `.ics`. The page's head links to it: `feeds` of `PageHead`.
 *
 * @example
 * {
 *   name: 'new-titles',
 *   format: 'atom',
 *   title: 'New titles',
 *   api: '/api/titles?sort=new&pageSize=50',
 *   entries: [{ each: '[]', title: '{displayTitle}', path: '/title/{slug}', date: 'releaseYear' }],
 * }
 */
export interface FeedDeclaration {
  /** Part of its address, in `a-z` and `-`. No other remote may use it with the same format. */
  readonly name: string;
  readonly format: 'atom' | 'ics';
  /** With fields of the `subject` in braces, and `{slug}` as in the address. */
  readonly title: string;
  /** The same in other languages; left out where it has no words: `{name}`. The build takes them from `messages/*.po`. */
  readonly titles?: Readonly<Partial<Record<Language, string>>>;
  /** The operation of the API, with its query; the slug of the address stands for the parameter in braces. */
  readonly api: string;
  /** The operation that gives the record by its slug, where the feed is of one: `/api/people/slug/{slug}`. */
  readonly subject?: string;
  readonly entries: readonly FeedEntries[];
}
