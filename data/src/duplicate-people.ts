/** Pairs of people who may be one: proposals to look at, never a fault. */
import leven from 'leven';
import type { Catalogue } from './catalogue.ts';
import { fold } from '@sinima/contracts/fold';

/** Edits by which two spellings of a name differ at most. */
const FEW_EDITS = 2;

/** Letters of a name from which on so few edits say something where no title is shared. */
const LONG_NAME = 10;

/** Two people, by slug, and why they may be one. */
export interface DuplicateProposal {
  readonly people: readonly [string, string];
  readonly reason: string;
}

interface Named {
  readonly slug: string;
  /** The name without marks, case and signs. */
  readonly folded: string;
}

const inOneOrder = ({ folded }: Named): string => folded.split(' ').sort().join(' ');

const differLittle = (a: Named, b: Named): boolean =>
  Math.abs(a.folded.length - b.folded.length) <= FEW_EDITS && leven(a.folded, b.folded) <= FEW_EDITS;

/** All pairs of people that a key puts into one group. */
function pairsWithin(people: readonly Named[], key: (person: Named) => string): [Named, Named][] {
  const groups = new Map<string, Named[]>();
  for (const person of people) groups.set(key(person), [...(groups.get(key(person)) ?? []), person]);
  return [...groups.values()].flatMap((group) =>
    group.flatMap((one, place) => group.slice(place + 1).map((other): [Named, Named] => [one, other])),
  );
}

/** Return the pairs of people who may be one, those of the best reason first, each pair once. */
export function duplicateProposals({ titles, people }: Catalogue): DuplicateProposal[] {
  const named = new Map(people.map(({ slug, name }) => [slug, { slug, folded: fold(name) }]));
  const all = [...named.values()];
  const ofTitles = titles.flatMap(({ slug, credits }) => {
    const credited = [...new Set(credits.map(({ person }) => person))].flatMap((who) => named.get(who) ?? []);
    return pairsWithin(credited, () => slug).map((pair) => ({ pair, slug }));
  });
  const long = all.filter(({ folded }) => folded.length >= LONG_NAME);
  const proposals = [
    ...pairsWithin(all, inOneOrder).map((pair) => ({ pair, reason: 'the same names' })),
    ...ofTitles
      .filter(({ pair }) => differLittle(...pair))
      .map(({ pair, slug }) => ({ pair, reason: `almost the same name, and both in ${slug}` })),
    ...pairsWithin(long, ({ folded }) => folded.charAt(0))
      .filter((pair) => differLittle(...pair))
      .map((pair) => ({ pair, reason: 'almost the same name' })),
  ];
  const seen = new Set<string>();
  return proposals.flatMap(({ pair, reason }) => {
    const [a, b] = pair.map(({ slug }) => slug).sort() as [string, string];
    if (seen.has(`${a} ${b}`)) return [];
    seen.add(`${a} ${b}`);
    return [{ people: [a, b] as const, reason }];
  });
}
