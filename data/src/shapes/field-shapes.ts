/** The shapes of single fields. The words themselves come from the vocabulary that data, API and screens share. */
import { COUNTRIES } from '@sinima/contracts/countries';
import {
  AWARD_FREQUENCIES,
  CITIES,
  GENRES,
  ROLE_CATEGORIES,
  STREAMING_PLATFORMS,
  TITLE_STATUSES,
  TITLE_TYPES,
} from '@sinima/contracts/vocabulary';
import { z } from 'zod';

/** Marks that nobody sees: zero-width, direction, soft hyphen. */
const HIDDEN_MARKS = /[\u200B-\u200F\u202A-\u202E\u2060-\u2069\u00AD\uFEFF]/u;

function isCalendarDate(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** A text in one paragraph. */
export const text = z
  .string()
  .min(1, 'is empty: write something, or take the line out')
  .refine((value) => value === value.normalize('NFC'), 'has marks apart from their letters: use Unicode NFC')
  .refine((value) => !HIDDEN_MARKS.test(value), 'has an invisible character: type it again')
  .refine((value) => value === value.trim() && !/ {2}/.test(value), 'has a blank too many');

/** How titles, people, lists, festivals and awards are named in addresses. */
export const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'is not a slug: lower-case letters and digits, words joined by hyphens');

/** A language, and where it is not in its usual script, the script. */
export const languageTag = z
  .string()
  .regex(
    /^[a-z]{2,3}(-[A-Z][a-z]{3})?$/,
    'is not a language tag: as in yo, fr, or ar-Latn for Arabic in Latin letters',
  )
  .describe('BCP 47: yo, fr, ar; ar-Latn where it is spelled in Latin letters.');

/** A year of the Gregorian calendar in which there could be cinema. */
export const year = z.int().min(1800, 'is not a year').max(2100, 'is not a year');

/** The year of a life. */
export const birthYear = z
  .int()
  .min(1850, 'is too early for cinema: born 1850 to 2020')
  .max(2020, 'is too late: born 1850 to 2020');

export const month = z.int().min(1, 'is not a month: 1 to 12').max(12, 'is not a month: 1 to 12');
export const positive = z.int().min(1, 'has to be 1 or more');

const NO_DATE = 'is not a date: write year, month and day, as in 1998-03-21';

export const date = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/, { error: NO_DATE, abort: true })
  .refine(isCalendarDate, NO_DATE);

const yearInQuotes = z.string().regex(/^\d{4}$/, { abort: true });

/** A date, or the year alone where the day is not known. */
export const dateOrYear = z
  .union([year, yearInQuotes, date], { error: 'is neither a date, as in 1998-03-21, nor a year' })
  .transform(String);

/** When an upcoming title is announced for. */
export const announcedDate = z
  .union([year, yearInQuotes, date, z.literal('To be announced')], {
    error: 'is neither a date, as in 2027-03-12, nor a year, nor "To be announced"',
  })
  .transform(String);

export const timeOfDay = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, "is not a time of day: as in '20:30', in quotes");

/** A list without repeats. */
export function listOf<Item extends z.ZodType>(item: Item) {
  return z
    .array(item)
    .min(1, 'is empty: name at least one, or take the line out')
    .superRefine((items, context) => {
      items.forEach((value, place) => {
        if (items.indexOf(value) < place)
          context.addIssue({ code: 'custom', path: [place], message: 'stands there twice' });
      });
    });
}

export const country = z.enum(COUNTRIES).meta({ id: 'Country' });
export const genre = z.enum(GENRES).meta({ id: 'Genre' });
export const role = z.enum(ROLE_CATEGORIES).meta({ id: 'Role' });
export const platform = z.enum(STREAMING_PLATFORMS).meta({ id: 'Platform' });
export const city = z.enum(CITIES).meta({ id: 'City' });
export const titleType = z.enum(TITLE_TYPES);
export const titleStatus = z.enum(TITLE_STATUSES);
export const awardFrequency = z.enum(AWARD_FREQUENCIES);
