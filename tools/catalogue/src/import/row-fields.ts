import { cleanText } from './clean-text.ts';
import { countryName } from '@sinima/api/text/country-names';
import { genresOf } from './genre-names.ts';
import { RowRefusal, type Note } from './import-records.ts';

/** The years in which a title can have been made. */
const FIRST_YEAR = 1888;
const YEARS_AHEAD = 5;

/** The longest that a title may run, in minutes. */
const LONGEST_MINS = 900;

/** More words than this in a cell that holds a name are a sentence. */
const MAX_NAME_WORDS = 5;
const MAX_NAME_LENGTH = 80;

/** The cells of a row, read with a note of each correction. */
export class RowFields {
  constructor(
    private readonly cells: Readonly<Record<string, string>>,
    readonly note: Note,
  ) {}

  /** A cell as it stands in the file; empty where there is none. */
  raw(column: string): string {
    return this.cells[column] ?? '';
  }

  /** A cell's text; undefined where it is empty. */
  text(column: string): string | undefined {
    const value = this.raw(column);
    const { text, faults } = cleanText(value);
    if (text === '') return undefined;
    if (faults.length > 0)
      this.note(column, value, faults.join('; '), text === value ? 'kept' : `kept as "${text}"`);
    return text;
  }

  /** A cell's text. @throws RowRefusal where it is empty */
  required(column: string): string {
    const text = this.text(column);
    if (text === undefined) throw new RowRefusal('rejected', column, this.raw(column), `no ${column}`);
    return text;
  }

  /** A year that can be; one that cannot be is left out. */
  year(column: string): number | undefined {
    const text = this.text(column);
    if (text === undefined) return undefined;
    const year = /^\d{4}(\.0)?$/.test(text) ? Number(text) : NaN;
    if (year >= FIRST_YEAR && year <= new Date().getUTCFullYear() + YEARS_AHEAD) return year;
    this.note(column, text, 'not a year', 'left out');
    return undefined;
  }

  /** A running time in minutes; one that cannot be is left out. */
  minutes(column: string, text = this.text(column)): number | undefined {
    if (text === undefined) return undefined;
    const value = /^\d+(\.0)?$/.test(text) ? Number(text) : NaN;
    if (value >= 1 && value <= LONGEST_MINS) return value;
    if (value !== 0) this.note(column, text, 'not a running time', 'left out');
    return undefined;
  }

  /** A positive whole number; 0 and nothing are undefined. */
  count(column: string): number | undefined {
    const text = this.text(column);
    if (text === undefined || /^0(\.0)?$/.test(text)) return undefined;
    if (/^\d+(\.0)?$/.test(text)) return Number(text);
    this.note(column, text, 'not a whole number', 'left out');
    return undefined;
  }

  /** The catalogue's names of countries; what is not known as a country is left out. */
  countries(column: string, items: readonly string[]): string[] {
    return unique(
      items.flatMap((item) => {
        const name = countryName(item);
        if (name === undefined) this.note(column, item, 'not a country that is known', 'left out');
        return name ?? [];
      }),
    );
  }

  /** The catalogue's genres; what is not known as a genre is left out. */
  genres(column: string, items: readonly string[]): string[] {
    return unique(
      items.flatMap((item) => {
        const genres = genresOf(item);
        if (genres === undefined) this.note(column, item, 'not a genre that is known', 'left out');
        return genres ?? [];
      }),
    );
  }

  /** Names of people, each once; a sentence is no name. */
  names(column: string): string[] {
    const names = this.items(column).reduce<string[]>((former, item) => {
      if (former.length > 0 && /^(Jr|Sr|II|III)\.?$/.test(item)) {
        former.push(`${former.pop()}, ${item}`);
      } else {
        former.push(item);
      }
      return former;
    }, []);
    const persons = names.filter((name) => {
      const isSentence = name.split(' ').filter((word) => /^\p{Ll}/u.test(word)).length > MAX_NAME_WORDS - 2;
      const isName =
        name.length <= MAX_NAME_LENGTH && !(isSentence && name.split(' ').length > MAX_NAME_WORDS);
      if (!isName) this.note(column, name, 'a sentence where a name should be', 'left out');
      return isName;
    });
    const once = unique(persons);
    if (once.length < persons.length) {
      const doubles = persons.filter((name, place) => persons.indexOf(name) !== place);
      this.note(column, unique(doubles).join(', '), 'the same name twice in one cell', 'kept once');
    }
    return once;
  }

  /** The items of a cell that holds several with commas between; stray commas are left out. */
  items(column: string): string[] {
    const text = this.text(column);
    if (text === undefined) return [];
    const items = text.split(',').map((item) => item.trim());
    if (items.includes('')) this.note(column, this.raw(column), 'a stray comma', 'left out');
    return items.filter(Boolean);
  }

  /** The items of a cell such as `['drama', "kids' tv"]`. */
  listItems(column: string): string[] {
    const text = this.text(column);
    if (text === undefined) return [];
    if (!/^\[.*\]$/.test(text)) {
      this.note(column, text, 'not a list in brackets', 'left out');
      return [];
    }
    return [...text.matchAll(/'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"/g)].map(
      ([, single, double]) => single ?? double ?? '',
    );
  }
}

function unique(items: readonly string[]): string[] {
  return [...new Set(items)];
}
