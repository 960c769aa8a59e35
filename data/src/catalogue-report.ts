/** The catalogue in figures, for `docs/data.md`. */
import { AFRICAN_COUNTRIES } from '@sinima/contracts/countries';
import { canonCounts, type Canon } from './canon.ts';
import type { Catalogue, CatalogueTitle } from './catalogue.ts';
import { completenessOf, isStub } from './completeness.ts';
import { markdownTable } from './markdown-table.ts';
import { textIn } from './shapes/text-in.ts';
import { LANGUAGES, languageCodes, type Language } from '@sinima/contracts/languages';

/** A person with this many titles should have a biography. */
const MANY_TITLES = 3;

const share = (part: number, whole: number): string =>
  `${whole === 0 ? 0 : Math.round((part / whole) * 100)} %`;

const count = <Item>(items: readonly Item[], holds: (item: Item) => boolean): number =>
  items.filter(holds).length;

const hasDirector = ({ credits }: CatalogueTitle): boolean => credits.some(({ role }) => role === 'DIRECTOR');
const hasCast = ({ credits }: CatalogueTitle): boolean => credits.some(({ role }) => role === 'ACTOR');
const isOf = (country: string) => (title: CatalogueTitle) => title.countries.some((one) => one === country);

function kinds({ titles, people, awards, festivals, lists, companies }: Catalogue): string {
  const counts = [
    `${count(titles, ({ type }) => type === 'MOVIE')} films`,
    `${count(titles, ({ type }) => type === 'SERIES')} series`,
    `${people.length} people`,
    `${titles.reduce((sum, { credits }) => sum + credits.length, 0)} credits`,
    `${awards.length} awards bodies`,
    `${festivals.length} festivals with ${festivals.reduce((sum, { editions = [] }) => sum + editions.length, 0)} editions`,
    `${lists.length} lists`,
    `${companies.length} companies`,
  ];
  return `The catalogue has ${counts.join(', ')}.`;
}

/** A row of completeness: a fact, and the records that should have it. */
function completeRow<Item>(
  what: string,
  items: readonly Item[],
  holds: (item: Item) => boolean,
): (string | number)[] {
  const having = count(items, holds);
  return [what, having, items.length, share(having, items.length)];
}

function completeness({ titles, people }: Catalogue): string {
  const films = titles.filter(({ type }) => type === 'MOVIE');
  const series = titles.filter(({ type }) => type === 'SERIES');
  const titlesOf = new Map<string, number>();
  for (const { credits } of titles) {
    for (const person of new Set(credits.map((credit) => credit.person))) {
      titlesOf.set(person, (titlesOf.get(person) ?? 0) + 1);
    }
  }
  const busy = people.filter(({ slug }) => (titlesOf.get(slug) ?? 0) >= MANY_TITLES);
  return markdownTable(
    ['Fact', 'Known', 'Of', 'Share'],
    [
      completeRow('Films with a director', films, hasDirector),
      completeRow('Films with a running time', films, ({ runtimeMins }) => runtimeMins !== undefined),
      completeRow('Titles with a cast', titles, hasCast),
      completeRow('Titles with a plot', titles, ({ plotSummary }) => plotSummary !== undefined),
      completeRow(
        'Titles with an original title',
        titles,
        ({ originalTitle }) => originalTitle !== undefined,
      ),
      completeRow('Titles with alternative titles', titles, (title) => title.alternativeTitles !== undefined),
      completeRow('Titles with a named source', titles, ({ sources }) => sources !== undefined),
      completeRow('Titles with an id elsewhere', titles, ({ ids }) => ids !== undefined),
      completeRow('Titles that are stubs', titles, isStub),
      completeRow('Titles with a full record', titles, (title) => completenessOf(title) === 1),
      completeRow('Series with their seasons', series, ({ seasons }) => seasons !== undefined),
      completeRow('People with a country', people, ({ country }) => country !== undefined),
      completeRow('People with a year of birth', people, ({ birthYear }) => birthYear !== undefined),
      completeRow('People with a biography', people, ({ bio }) => bio !== undefined),
      completeRow(`… of those with ${MANY_TITLES} titles or more`, busy, ({ bio }) => bio !== undefined),
    ],
  );
}

const hasPlotIn = (language: Language) => {
  return ({ plotSummary, plotIn }: CatalogueTitle): boolean =>
    plotSummary !== undefined && textIn(plotSummary, plotIn, language).language === language;
};

const isNamedIn = (language: Language) => {
  return ({ originalLanguage, alternativeTitles = [] }: CatalogueTitle): boolean =>
    originalLanguage === language || alternativeTitles.some((other) => other.language === language);
};

function languages({ titles, people }: Catalogue): string {
  return markdownTable(
    [
      'Language',
      'Plots',
      '… of them drafts',
      '… of an earlier text',
      'Biographies',
      'Titles with a name in it',
    ],
    languageCodes.map((language) => {
      const shown = titles.filter(hasPlotIn(language));
      const translated = language === 'en' ? shown : titles.filter(({ plotIn }) => plotIn?.[language]);
      return [
        LANGUAGES[language].name,
        shown.length,
        count(shown, ({ plotIn }) => language !== 'en' && plotIn?.[language]?.isDraft === true),
        translated.length - count(translated, hasPlotIn(language)),
        count(
          people,
          ({ bio, bioIn }) => bio !== undefined && textIn(bio, bioIn, language).language === language,
        ),
        language === 'en' ? '—' : count(titles, isNamedIn(language)),
      ];
    }),
  );
}

function countries({ titles, people }: Catalogue): string {
  return markdownTable(
    ['Country', 'Films', 'Series', 'With a plot', 'People'],
    AFRICAN_COUNTRIES.map((country) => {
      const own = titles.filter(isOf(country));
      return [
        country,
        count(own, ({ type }) => type === 'MOVIE'),
        count(own, ({ type }) => type === 'SERIES'),
        count(own, ({ plotSummary }) => plotSummary !== undefined),
        count(people, (person) => person.country === country),
      ];
    }),
  );
}

function decades({ titles }: Catalogue): string {
  const released = titles.filter(({ status }) => status !== 'upcoming');
  const found = [...new Set(released.map(({ releaseYear }) => Math.floor(releaseYear / 10) * 10))].sort();
  return markdownTable(
    ['Decade', 'Films', 'Series'],
    found.map((decade) => {
      const own = released.filter(({ releaseYear }) => releaseYear >= decade && releaseYear < decade + 10);
      return [
        `${decade}s`,
        count(own, ({ type }) => type === 'MOVIE'),
        count(own, ({ type }) => type === 'SERIES'),
      ];
    }),
  );
}

function mean(titles: readonly CatalogueTitle[]): string {
  const sum = titles.reduce((total, title) => total + completenessOf(title), 0);
  return `The completeness of a title is ${(sum / Math.max(1, titles.length)).toFixed(2)} on average.`;
}

function canonical(canon: Canon, catalogue: Catalogue): string {
  const { films, present, full } = canonCounts(canon, catalogue);
  return [
    '`data/canon.yaml` names films that the catalogue should have, after lists of others.',
    `Of ${films}, ${present} (${share(present, films)}) are present and ${full} (${share(full, films)}) have a full record.`,
  ].join(' ');
}

/** Return the counts by kind, completeness, canon, country and decade, in Markdown. */
export function catalogueReport(catalogue: Catalogue, canon: Canon): string {
  return [
    kinds(catalogue),
    '### Completeness',
    completeness(catalogue),
    mean(catalogue.titles),
    '### The canon',
    canonical(canon, catalogue),
    '### By language',
    'A draft has not been reviewed by a speaker. A translation of an earlier text is not shown.',
    languages(catalogue),
    '### By country',
    'A title of several countries counts for each.',
    countries(catalogue),
    '### By decade',
    decades(catalogue),
  ].join('\n\n');
}
