import type { Tradition } from './name-parts.ts';

/** A country of the synthetic catalogue: how its names are made, and its languages. */
export interface SyntheticCountry {
  readonly name: string;
  readonly traditions: readonly Tradition[];
  readonly languages: readonly string[];
}

/** Countries, each as often as its weight says. */
export const COUNTRIES: readonly (readonly [SyntheticCountry, number])[] = [
  [
    {
      name: 'Nigeria',
      traditions: ['yoruba', 'igbo', 'hausa'],
      languages: ['English', 'Yoruba', 'Igbo', 'Hausa', 'Nigerian Pidgin'],
    },
    42,
  ],
  [
    {
      name: 'South Africa',
      traditions: ['zulu'],
      languages: ['English', 'Zulu', 'Xhosa', 'Afrikaans', 'Sotho'],
    },
    10,
  ],
  [{ name: 'Egypt', traditions: ['arabic'], languages: ['Arabic'] }, 10],
  [{ name: 'Ghana', traditions: ['akan'], languages: ['English', 'Twi', 'Ga', 'Ewe'] }, 9],
  [{ name: 'Kenya', traditions: ['swahili'], languages: ['Swahili', 'English', 'Kikuyu', 'Luo'] }, 6],
  [{ name: 'Morocco', traditions: ['arabic'], languages: ['Arabic', 'French', 'Tamazight'] }, 4],
  [{ name: 'Senegal', traditions: ['wolof'], languages: ['Wolof', 'French'] }, 3],
  [{ name: 'Ethiopia', traditions: ['amharic'], languages: ['Amharic', 'Oromo'] }, 3],
  [{ name: 'Tunisia', traditions: ['arabic'], languages: ['Arabic', 'French'] }, 2],
  [{ name: 'Tanzania', traditions: ['swahili'], languages: ['Swahili'] }, 2],
  [{ name: 'Algeria', traditions: ['arabic'], languages: ['Arabic', 'French', 'Tamazight'] }, 2],
  [{ name: 'Mali', traditions: ['wolof'], languages: ['Bambara', 'French'] }, 1],
  [{ name: 'Ivory Coast', traditions: ['wolof', 'akan'], languages: ['French', 'Dioula'] }, 1],
  [{ name: 'Angola', traditions: ['lusophone'], languages: ['Portuguese'] }, 1],
  [{ name: 'Mozambique', traditions: ['lusophone'], languages: ['Portuguese'] }, 1],
  [{ name: 'Uganda', traditions: ['swahili'], languages: ['Luganda', 'English'] }, 1],
  [{ name: 'Zimbabwe', traditions: ['zulu'], languages: ['English', 'Shona'] }, 1],
  [{ name: 'Niger', traditions: ['hausa'], languages: ['French', 'Hausa', 'Zarma'] }, 1],
];

/** Countries that a title may be made with. */
export const CO_PRODUCERS: readonly string[] = [
  'France',
  'United Kingdom',
  'United States',
  'Germany',
  'Belgium',
];

/** Genres, each as often as its weight says. */
export const GENRES: readonly (readonly [string, number])[] = [
  ['drama', 40],
  ['comedy', 16],
  ['romance', 10],
  ['crime', 7],
  ['thriller', 7],
  ['action', 5],
  ['family', 4],
  ['documentary', 4],
  ['fantasy', 3],
  ['historical', 3],
  ['music', 2],
  ['horror', 2],
  ['adventure', 1],
  ['animation', 1],
  ['sport', 1],
  ['science fiction', 1],
  ['mystery', 1],
];

/** Nouns of English and French titles. */
export const NOUNS: readonly string[] =
  'Road Market River Daughter Drum Harvest Lantern Bride Throne Promise Bus Secret Wedding Kingdom Shadow Rain Letter Rooftop Harbour Stranger Inheritance Garden Mask Song'.split(
    ' ',
  );
export const ADJECTIVES: readonly string[] =
  'Golden Silent Last Broken Second Restless Hidden Scarlet Borrowed Burning Forgotten Crooked Endless Bitter Gentle'.split(
    ' ',
  );

/** Towns that exist nowhere. */
export const PLACES: readonly string[] =
  'Ọ̀rúndò Akwelu Ɗankura Nsɛmpa Kiboroni Ngallou Mthandeni Adwalle Zahirat Moçulo'.split(' ');
