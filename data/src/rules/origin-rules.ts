/** Other names of titles and people: former slugs, ids elsewhere, alternative titles. */
import type { TitleFacts } from '../shapes/title.ts';
import type { Fault } from '../source/explain-issue.ts';
import type { Entries, Entry } from '../source/entries.ts';
import { faultIf, readable, ruleOf, type Rule } from './rule.ts';
import { find } from './slugs.ts';

type WithOrigin = 'title' | 'people';

interface OriginFacts {
  readonly ids?: { readonly imdb?: string; readonly wikidata?: string } | undefined;
  readonly formerSlugs?: readonly string[] | undefined;
}

/** No two records of a kind share what a former slug or an id leads to. */
const leadsToOne =
  (kind: WithOrigin): Rule =>
  (catalogue: Entries) => {
    const first = new Map<string, string>();
    return readable(catalogue[kind] as readonly Entry<OriginFacts>[]).flatMap(
      ({ slug, facts: { ids = {}, formerSlugs = [] }, source, path }) => {
        const named = [
          ...formerSlugs.map((former) => ({ field: 'formerSlugs', value: former })),
          ...Object.values(ids).map((id) => ({ field: 'ids', value: id })),
        ];
        return named.flatMap(({ field, value }) => {
          const other =
            first.get(`${field} ${value}`) ??
            (field === 'formerSlugs' && find(catalogue, kind, value) !== undefined ? value : undefined);
          first.set(`${field} ${value}`, slug);
          return other === undefined
            ? []
            : [source.problem([...path, field], `${value} is that of ${other} already.`)];
        });
      },
    );
  };

function otherTitleFaults({
  displayTitle,
  originalTitle,
  originalLanguage,
  alternativeTitles = [],
}: TitleFacts): Fault[] {
  const names = [displayTitle, originalTitle, ...alternativeTitles.map(({ title }) => title)];
  return [
    ...faultIf(
      originalLanguage !== undefined && originalTitle === undefined,
      ['originalLanguage'],
      'is that of the original title: add originalTitle, or take it out.',
    ),
    ...faultIf(originalTitle === displayTitle, ['originalTitle'], 'is the displayTitle itself: take it out.'),
    ...alternativeTitles.flatMap(({ title }, place) =>
      faultIf(
        names.indexOf(title) < place + 2,
        ['alternativeTitles', place, 'title'],
        'stands there already.',
      ),
    ),
  ];
}

export const originRules: readonly Rule[] = [
  leadsToOne('title'),
  leadsToOne('people'),
  ruleOf('title', otherTitleFaults),
];
