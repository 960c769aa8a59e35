import { isAfricanCountry } from '@sinima/contracts/countries';
import type { BoxOfficeFacts } from '../shapes/box-office.ts';
import { faultIf, readable, ruleOf, type Rule } from './rule.ts';

/** The year of the first film. */
const FIRST_YEAR = 1895;

const released = ruleOf('title', ({ status, releaseYear, releaseDate }) => {
  if (status === 'upcoming')
    return faultIf(releaseDate === undefined, ['status'], 'an upcoming title says when: add releaseDate.');
  const thisYear = new Date().getFullYear();
  return [
    ...faultIf(releaseDate !== undefined, ['releaseDate'], 'only upcoming titles have it: take it out.'),
    ...faultIf(releaseYear < FIRST_YEAR, ['releaseYear'], `${releaseYear} is before the first film.`),
    ...faultIf(
      releaseYear > thisYear,
      ['releaseYear'],
      `${releaseYear} is to come: correct it, or add status: upcoming and releaseDate.`,
    ),
  ];
});

const isOfAfrica = ruleOf('title', ({ countries }) =>
  faultIf(!countries.some(isAfricanCountry), ['countries'], 'none of them is in Africa.'),
);

/** The order of figures: those of a year stand by its last day. */
const lastDayOf = ({ year, until }: BoxOfficeFacts): string => until ?? `${year}-12-31`;

const boxOfficeHasPeriods = ruleOf('title', ({ boxOffice = [], releaseYear, status }) => {
  const keys = boxOffice.map((figure) => `${figure.market} ${lastDayOf(figure)}`);
  return [
    ...faultIf(boxOffice.length > 0 && status === 'upcoming', ['boxOffice'], 'an upcoming title has none.'),
    ...boxOffice.flatMap((figure, at) => [
      ...faultIf(
        (figure.year === undefined) === (figure.until === undefined),
        ['boxOffice', at],
        'say when the tickets were sold: year, or until.',
      ),
      ...faultIf(
        Number(lastDayOf(figure).slice(0, 4)) < releaseYear,
        ['boxOffice', at],
        `is of before the release in ${releaseYear}.`,
      ),
      ...faultIf(
        at > 0 && lastDayOf(figure) > lastDayOf(boxOffice[at - 1]!),
        ['boxOffice', at],
        'the latest period stands first.',
      ),
      ...faultIf(keys.indexOf(keys[at]!) < at, ['boxOffice', at], 'is of a market and period named above.'),
    ]),
  ];
});

/** No two titles share what tells them apart, nor our own words. */
const isEnteredOnce: Rule = (catalogue) => {
  const first = new Map<string, string>();
  return readable(catalogue.title).flatMap(({ facts, source }) => {
    const { displayTitle, releaseYear, type, plotSummary } = facts;
    return [
      { field: 'displayTitle', key: `${displayTitle} (${releaseYear}, ${type})` },
      ...(plotSummary === undefined ? [] : [{ field: 'plotSummary', key: plotSummary }]),
    ].flatMap(({ field, key }) => {
      const other = first.get(key);
      first.set(key, other ?? source.file);
      return other === undefined ? [] : [source.problem([field], `data/${other} has the same.`)];
    });
  });
};

export const titleRules: readonly Rule[] = [released, isOfAfrica, boxOfficeHasPeriods, isEnteredOnce];
