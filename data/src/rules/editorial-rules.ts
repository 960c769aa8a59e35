import { faultIf, ruleOf, type Rule } from './rule.ts';
import { unknownSlug } from './slugs.ts';

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

export const editorialRules: readonly Rule[] = [curationRefers, listsRefer];
