import { prizeKind } from '../shapes/prize-kind.ts';
import type { AwardFacts, NomineeFacts } from '../shapes/editorial.ts';
import type { TitleFacts } from '../shapes/title.ts';
import type { Fault } from '../source/explain-issue.ts';
import type { Entries } from '../source/entries.ts';
import { faultIf, ruleOf, type Rule } from './rule.ts';
import { find, unknownSlug } from './slugs.ts';

/** Years before and after its release in which a film is honoured; a series is for as long as it runs. */
const HONOURED_BEFORE = 1;
const HONOURED_AFTER = 3;

type Category = AwardFacts['editions'][number]['categories'][number];

const editionsAreInOrder = ruleOf('award', ({ editions, foundedYear = -Infinity }) =>
  editions.flatMap(({ year, categories }, at) => {
    const names = categories.map(({ name }) => name);
    return [
      ...faultIf(
        year >= (editions[at - 1]?.year ?? Infinity),
        ['editions', at, 'year'],
        'editions stand newest first, each year once.',
      ),
      ...faultIf(
        year < foundedYear,
        ['editions', at, 'year'],
        `is before the award began in ${foundedYear}.`,
      ),
      ...names.flatMap((name, place) =>
        faultIf(
          names.indexOf(name) < place,
          ['editions', at, 'categories', place, 'name'],
          'names this category a second time.',
        ),
      ),
    ];
  }),
);

/** Whether a title of this year and kind can be honoured in that year. */
function canBeHonoured({ releaseYear, type }: TitleFacts, year: number): boolean {
  const last = type === 'SERIES' ? Infinity : releaseYear + HONOURED_AFTER;
  return year >= releaseYear - HONOURED_BEFORE && year <= last;
}

function nomineeFaults(catalogue: Entries, nominee: NomineeFacts, year: number): Fault[] {
  const { title: titleSlug, work, person, name } = nominee;
  const title = find(catalogue, 'title', titleSlug)?.facts;
  return [
    ...unknownSlug(catalogue, 'title', titleSlug, ['title']),
    ...unknownSlug(catalogue, 'people', person, ['person']),
    ...faultIf(
      (titleSlug ?? work ?? person ?? name) === undefined,
      [],
      'say what is honoured: title, work, person or name.',
    ),
    ...faultIf(
      titleSlug !== undefined && work !== undefined,
      ['work'],
      'stands beside a title: take one out.',
    ),
    ...faultIf(
      title !== undefined && !canBeHonoured(title, year),
      ['title'],
      `${titleSlug} is of ${title?.releaseYear}, and this is the edition of ${year}.`,
    ),
    ...faultIf(
      title !== undefined &&
        person !== undefined &&
        !title.credits.some((credit) => credit.person === person),
      ['person'],
      `${person} has no credit in ${titleSlug}.`,
    ),
  ];
}

/** A rule about each category of each edition, at paths from the category. */
function ruleOfCategories(
  faults: (category: Category, edition: AwardFacts['editions'][number], catalogue: Entries) => Fault[],
): Rule {
  return ruleOf('award', ({ editions }, catalogue) =>
    editions.flatMap((edition, at) =>
      edition.categories.flatMap((category, place) =>
        faults(category, edition, catalogue).map(({ path, text }) => ({
          path: ['editions', at, 'categories', place, ...path],
          text,
        })),
      ),
    ),
  );
}

const filmPrizesNameNobody = ruleOfCategories(({ name, nominees }) =>
  prizeKind(name) !== 'film'
    ? []
    : nominees.flatMap((nominee, item) =>
        (['person', 'name'] as const).flatMap((field) =>
          faultIf(
            nominee[field] !== undefined,
            ['nominees', item, field],
            `${name} goes to the film: take the person out.`,
          ),
        ),
      ),
);

const nomineesAreKnown = ruleOfCategories(({ nominees }, { year }, catalogue) =>
  nominees.flatMap((nominee, item) =>
    nomineeFaults(catalogue, nominee, year).map(({ path, text }) => ({
      path: ['nominees', item, ...path],
      text,
    })),
  ),
);

const nomineesHaveASource = ruleOfCategories((category, edition) =>
  faultIf(
    (category.source ?? edition.source) === undefined,
    ['name'],
    'has no source: name the page, here or for the whole edition.',
  ),
);

export const awardRules: readonly Rule[] = [
  editionsAreInOrder,
  nomineesAreKnown,
  filmPrizesNameNobody,
  nomineesHaveASource,
];
