import type { PersonFacts } from '../shapes/person.ts';
import type { Fault } from '../source/explain-issue.ts';
import { faultIf, readable, ruleOf, type Rule } from './rule.ts';

/** Ages in years at which people die who have worked on films. */
const YOUNGEST = 5;
const OLDEST = 110;

const LIVING = 'of living people only the year of birth is told: take it out, or add deathDate.';

const livingArePrivate = ruleOf('people', ({ birthDate, birthPlace, deathDate }) => [
  ...faultIf(birthDate !== undefined && deathDate === undefined, ['birthDate'], LIVING),
  ...faultIf(birthPlace !== undefined && deathDate === undefined, ['birthPlace'], LIVING),
]);

function lifeFaults({ birthYear, birthDate, deathDate }: PersonFacts): Fault[] {
  const bornIn = birthDate === undefined ? birthYear : Number(birthDate.slice(0, 4));
  const faults = faultIf(bornIn !== birthYear, ['birthDate'], `is not in birthYear, ${birthYear}.`);
  if (deathDate === undefined) return faults;
  const diedIn = Number(deathDate.slice(0, 4));
  const age = birthYear === undefined ? undefined : diedIn - birthYear;
  return [
    ...faults,
    ...faultIf(birthYear === undefined, ['deathDate'], 'comes with the year of birth: add birthYear.'),
    ...faultIf(diedIn > new Date().getFullYear(), ['deathDate'], 'is to come.'),
    ...faultIf(
      age !== undefined && (age < YOUNGEST || age > OLDEST),
      ['deathDate'],
      `makes a life of ${age} years: correct it or birthYear.`,
    ),
  ];
}

const countryAndNationality = ruleOf('people', ({ country, nationality }) => [
  ...faultIf(country !== undefined && nationality === undefined, ['country'], 'add the nationality.'),
  ...faultIf(country === undefined && nationality !== undefined, ['nationality'], 'add the country.'),
]);

/** Somebody credits every person, in the end: a person comes into the catalogue before the credit. */
export const areCredited: Rule = ({ title, people }) => {
  // A title that cannot be read may credit anybody.
  if (title.some(({ facts }) => facts === undefined)) return [];
  const credited = new Set(readable(title).flatMap(({ facts }) => facts.credits.map(({ person }) => person)));
  return people
    .filter(({ slug }) => !credited.has(slug))
    .map(({ slug, source, path }) =>
      source.problem(path, `no title credits ${slug}: add a credit, or take it out.`),
    );
};

export const personRules: readonly Rule[] = [
  livingArePrivate,
  ruleOf('people', lifeFaults),
  countryAndNationality,
];
