import { CITY_FACTS } from '@sinima/contracts/vocabulary';
import type { Fault } from '../source/explain-issue.ts';
import type { Entries, Entry } from '../source/entries.ts';
import { faultIf, readable, ruleOf, type Rule } from './rule.ts';
import { find, unknownSlug } from './slugs.ts';

/** A title with votes, offers or showings has been released. */
function releasedFaults(catalogue: Entries, slug: string, path: Fault['path']): Fault[] {
  const isUpcoming = find(catalogue, 'title', slug)?.facts?.status === 'upcoming';
  return [
    ...unknownSlug(catalogue, 'title', slug, path),
    ...faultIf(isUpcoming, path, `${slug} is not out yet.`),
  ];
}

const showingsAreOfTheirCity = ruleOf('showings', ({ title, city, chain, currency, times }, catalogue) => [
  ...releasedFaults(catalogue, title, ['title']),
  ...faultIf(
    currency !== undefined && currency !== CITY_FACTS[city].currency,
    ['currency'],
    `prices in ${city} are in ${CITY_FACTS[city].currency}.`,
  ),
  ...faultIf(
    !chain?.endsWith('(sample)'),
    ['chain'],
    'showings are made up: name a chain that ends in (sample).',
  ),
  ...faultIf([...times].sort().join() !== times.join(), ['times'], 'stand in their order.'),
]);

/** No two entries of a kind say the same. */
function once<Facts>(
  entries: readonly Entry<Facts>[],
  field: string,
  keyOf: (facts: Facts) => string,
  text: string,
): ReturnType<Rule> {
  const keys = new Set<string>();
  return readable(entries).flatMap(({ facts, source, path }) => {
    const key = keyOf(facts);
    const isAgain = keys.has(key);
    keys.add(key);
    return isAgain ? [source.problem([...path, field], text)] : [];
  });
}

export const sampleRules: readonly Rule[] = [
  ruleOf('votes', (_facts, catalogue, { slug }) => releasedFaults(catalogue, slug, [])),
  ruleOf('streaming', (_facts, catalogue, { slug }) => releasedFaults(catalogue, slug, [])),
  showingsAreOfTheirCity,
  ruleOf('reviews', ({ title }, catalogue) => unknownSlug(catalogue, 'title', title, ['title'])),
  ({ showings }) =>
    once(showings, 'cinema', ({ title, cinema }) => `${title} ${cinema}`, 'shows this title already.'),
  ({ reviews }) =>
    once(reviews, 'userId', ({ title, userId }) => `${title} ${userId}`, 'has reviewed this title already.'),
  ({ reviews }) => once(reviews, 'headline', ({ headline }) => headline, 'stands above another review too.'),
  ({ reviews }) =>
    once(reviews, 'reviewText', ({ reviewText }) => reviewText, 'is that of another review too.'),
];
