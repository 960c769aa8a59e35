import type { FestivalEditionFacts } from '../shapes/festival.ts';
import type { Fault } from '../source/explain-issue.ts';
import type { Entries } from '../source/entries.ts';
import { faultIf, ruleOf, type Rule } from './rule.ts';
import { find, unknownSlug } from './slugs.ts';

/** No festival lasts longer, in days. */
const LONGEST = 31;

const DAY_MS = 86_400_000;

type Juries = NonNullable<FestivalEditionFacts['juries']>;
type Juror = NonNullable<Juries[number]['president']>;
type Selected = NonNullable<FestivalEditionFacts['selections']>[number]['titles'][number];

/** A rule about each edition, at paths from the edition. */
function ruleOfEditions(
  faults: (edition: FestivalEditionFacts, catalogue: Entries, festival: { city: string }) => Fault[],
): Rule {
  return ruleOf('festival', ({ editions = [], city }, catalogue) =>
    editions.flatMap((edition, at) =>
      faults(edition, catalogue, { city }).map(({ path, text }) => ({
        path: ['editions', at, ...path],
        text,
      })),
    ),
  );
}

const editionsAreInOrder = ruleOf('festival', ({ editions = [], foundedYear = -Infinity }) => {
  let numberAbove = Infinity;
  return editions.flatMap(({ year, number }, at) => {
    const isOutOfOrder = number !== undefined && number >= numberAbove;
    numberAbove = number ?? numberAbove;
    return [
      ...faultIf(
        year >= (editions[at - 1]?.year ?? Infinity),
        ['editions', at, 'year'],
        'editions stand newest first, each year once.',
      ),
      ...faultIf(isOutOfOrder, ['editions', at, 'number'], 'is no smaller than that of a later year.'),
      ...faultIf(
        year < foundedYear,
        ['editions', at, 'year'],
        `is before the festival began in ${foundedYear}.`,
      ),
    ];
  });
});

const datesAndPlaceAreOfTheEdition = ruleOfEditions(({ year, begins, ends, place }, _catalogue, { city }) => {
  const days = begins && ends ? (Date.parse(ends) - Date.parse(begins)) / DAY_MS + 1 : 1;
  return [
    ...faultIf(begins?.startsWith(`${year}-`) === false, ['begins'], `is not in ${year}.`),
    ...faultIf(days < 1, ['ends'], 'is before the beginning.'),
    ...faultIf(days > LONGEST, ['ends'], `makes it ${days} days long.`),
    ...faultIf(place === city, ['place'], 'is the city of the festival: take it out.'),
  ];
});

function jurorFaults(catalogue: Entries, { person, name }: Juror): Fault[] {
  return [
    ...unknownSlug(catalogue, 'people', person, ['person']),
    ...faultIf((person === undefined) === (name === undefined), [], 'say who it is: person or name.'),
  ];
}

const juriesAreKnown = ruleOfEditions(({ juries = [] }, catalogue) =>
  juries.flatMap(({ president, members = [] }, at) => {
    const jurors = [
      ...(president ? [{ juror: president, path: ['president'] }] : []),
      ...members.map((juror, place) => ({ juror, path: ['members', place] })),
    ];
    const names = jurors.map(({ juror: { person, name } }) => person ?? name);
    return [
      ...faultIf(jurors.length === 0, ['juries', at], 'name somebody of it, or take it out.'),
      ...jurors.flatMap(({ juror, path }, place) =>
        [
          ...jurorFaults(catalogue, juror),
          ...faultIf(names.indexOf(names[place]) < place, [], 'is named a second time.'),
        ].map((fault) => ({ ...fault, path: ['juries', at, ...path, ...fault.path] })),
      ),
    ];
  }),
);

function selectedFaults(catalogue: Entries, { title: titleSlug, work }: Selected, year: number): Fault[] {
  const title = find(catalogue, 'title', titleSlug)?.facts;
  return [
    ...unknownSlug(catalogue, 'title', titleSlug, ['title']),
    ...faultIf((titleSlug === undefined) === (work === undefined), [], 'say what it is: title or work.'),
    ...faultIf(
      title !== undefined && title.releaseYear > year + 1,
      ['title'],
      `${titleSlug} is of ${title?.releaseYear}, and this is the edition of ${year}.`,
    ),
  ];
}

const selectionsAreKnown = ruleOfEditions(({ year, selections = [] }, catalogue) =>
  selections.flatMap(({ titles }, at) => {
    const names = titles.map(({ title, work }) => title ?? work);
    return titles.flatMap((selected, place) =>
      [
        ...selectedFaults(catalogue, selected, year),
        ...faultIf(names.indexOf(names[place]) < place, [], 'is named a second time.'),
      ].map((fault) => ({ ...fault, path: ['selections', at, 'titles', place, ...fault.path] })),
    );
  }),
);

const awardIsKnown = ruleOf('festival', ({ award }, catalogue) =>
  unknownSlug(catalogue, 'award', award, ['award']),
);

export const festivalRules: readonly Rule[] = [
  awardIsKnown,
  editionsAreInOrder,
  datesAndPlaceAreOfTheEdition,
  juriesAreKnown,
  selectionsAreKnown,
];
