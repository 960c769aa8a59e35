/** Values of records in the visitor’s language, as far as they are words of the catalogue; other values stay as they are. */
import { countryName, languageName } from '@sinima/contracts/place-names';
import type { Message, Text } from '@sinima/contracts/text';
import type { AwardFrequency, TitleStatus, TitleType } from '@sinima/contracts/vocabulary';
import { isCredit } from './credit.ts';
import { itemsOf, itemText } from './value-text.ts';
import { creditWords } from './role-words.ts';
import * as messages from './value.messages.ts';

const TYPES: Readonly<Record<TitleType, Message>> = {
  MOVIE: messages.typeMovie,
  SERIES: messages.typeSeries,
};
const STATUSES: Readonly<Record<TitleStatus, Message>> = {
  released: messages.statusReleased,
  upcoming: messages.statusUpcoming,
};
const FREQUENCIES: Readonly<Record<AwardFrequency, Message>> = {
  annual: messages.onceAYear,
  biennial: messages.everyTwoYears,
};

const among =
  (words: Readonly<Record<string, Message>>) =>
  (word: string, text: Text): string =>
    Object.hasOwn(words, word) ? text(words[word]!) : word;

const WORDS: Readonly<Record<string, (word: string, text: Text) => string>> = {
  type: among(TYPES),
  status: among(STATUSES),
  frequency: among(FREQUENCIES),
  genres: (genre, text) => text.word(genre),
  country: countryName,
  countries: countryName,
  languages: languageName,
};

/** Return a word of a field as people read it: a genre, a country. */
export const fieldWord = (field: string, word: string, text: Text): string =>
  Object.hasOwn(WORDS, field) ? WORDS[field]!(word, text) : word;

/** Return the value of a field as people read it, an item of a list a line; nothing: there is none. */
export const valueWords = (field: string, value: unknown, text: Text): string[] =>
  itemsOf(value).map((item) =>
    isCredit(item) ? creditWords(item, text) : fieldWord(field, itemText(item), text),
  );
