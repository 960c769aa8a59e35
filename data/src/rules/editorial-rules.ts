import type { NomineeFacts } from '../shapes/editorial.ts';
import type { Fault } from '../source/explain-issue.ts';
import type { Entries } from '../source/entries.ts';
import { faultIf, ruleOf, type Rule } from './rule.ts';
import { find, unknownSlug } from './slugs.ts';

/** Categories of prizes that go to the film, whoever made it. */
const OF_THE_FILM = /^Best (Overall )?(Film|Movie|Picture)$/;

/** Years before and after its release in which a title is honoured. */
const HONOURED_BEFORE = 1;
const HONOURED_AFTER = 3;

const curationRefers = ruleOf('curation', (facts, catalogue) => [
  ...facts.trending.flatMap((slug, at) => unknownSlug(catalogue, 'title', slug, ['trending', at])),
  ...facts.featuredPeople.flatMap((slug, at) =>
    unknownSlug(catalogue, 'people', slug, ['featuredPeople', at]),
  ),
  ...(
    [
      ['lists', 'list'],
      ['festivals', 'festival'],
      ['awards', 'award'],
    ] as const
  ).flatMap(([field, kind]) => [
    ...facts[field].flatMap((slug, at) => unknownSlug(catalogue, kind, slug, [field, at])),
    ...catalogue[kind].flatMap(({ slug }) =>
      faultIf(!facts[field].includes(slug), [field], `${slug} is left out: say at which place it is shown.`),
    ),
  ]),
]);

const listsRefer = ruleOf('list', ({ titles, people }, catalogue) => [
  ...faultIf((titles === undefined) === (people === undefined), [], 'a list is of titles or of people.'),
  ...(titles ?? []).flatMap((slug, at) => unknownSlug(catalogue, 'title', slug, ['titles', at])),
  ...(people ?? []).flatMap((slug, at) => unknownSlug(catalogue, 'people', slug, ['people', at])),
]);

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

function nomineeFaults(catalogue: Entries, nominee: NomineeFacts, year: number): Fault[] {
  const { title: titleSlug, person, name } = nominee;
  const title = find(catalogue, 'title', titleSlug)?.facts;
  const released = title?.releaseYear ?? year;
  return [
    ...unknownSlug(catalogue, 'title', titleSlug, ['title']),
    ...unknownSlug(catalogue, 'people', person, ['person']),
    ...faultIf(
      (titleSlug ?? person ?? name) === undefined,
      [],
      'name who is honoured: title, person or name.',
    ),
    ...faultIf(
      year < released - HONOURED_BEFORE || year > released + HONOURED_AFTER,
      ['title'],
      `${titleSlug} is of ${released}, and this is the edition of ${year}.`,
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

const filmPrizesNameNobody = ruleOf('award', ({ editions }) =>
  editions.flatMap(({ categories }, at) =>
    categories.flatMap(({ name, nominees }, place) =>
      nominees.flatMap(({ person }, item) =>
        faultIf(
          person !== undefined && OF_THE_FILM.test(name),
          ['editions', at, 'categories', place, 'nominees', item, 'person'],
          `${name} goes to the film: take the person out.`,
        ),
      ),
    ),
  ),
);

const nomineesAreKnown = ruleOf('award', ({ editions }, catalogue) =>
  editions.flatMap(({ year, categories }, at) =>
    categories.flatMap(({ nominees }, place) =>
      nominees.flatMap((nominee, item) =>
        nomineeFaults(catalogue, nominee, year).map(({ path, text }) => ({
          path: ['editions', at, 'categories', place, 'nominees', item, ...path],
          text,
        })),
      ),
    ),
  ),
);

export const editorialRules: readonly Rule[] = [
  curationRefers,
  listsRefer,
  editionsAreInOrder,
  nomineesAreKnown,
  filmPrizesNameNobody,
];
