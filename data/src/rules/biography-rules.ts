/** Biographies that name films say of them what the credits say. */
import type { RoleCategory } from '@sinima/contracts/vocabulary';
import type { TitleFacts } from '../shapes/title.ts';
import { readable, type Rule } from './rule.ts';
import { titlesByRole } from './titles-by-role.ts';

const ROLE_OF_VERB: Readonly<Record<string, RoleCategory>> = {
  directed: 'DIRECTOR',
  'acted in': 'ACTOR',
  wrote: 'WRITER',
  produced: 'PRODUCER',
};
const VERB_OR_YEAR = /\b(directed|acted in|wrote|produced)\b|\((\d{4})\)/gi;

interface Claim {
  readonly role: RoleCategory;
  /** The text before the year, which ends in a title. */
  readonly before: string;
  readonly year: number;
}

/** The films that a biography names after a verb, each by the text before its year. */
function claimsOf(bio: string): Claim[] {
  let role: RoleCategory | undefined;
  return [...bio.matchAll(VERB_OR_YEAR)].flatMap(({ 1: verb, 2: year, index }) => {
    if (verb !== undefined) role = ROLE_OF_VERB[verb.toLowerCase()];
    return role === undefined || year === undefined
      ? []
      : [{ role, before: bio.slice(0, index).trimEnd(), year: Number(year) }];
  });
}

/** Each film that a biography names credits the person so; and it begins with the person's most frequent work. */
export const biographiesAreOfCredits: Rule = (catalogue) => {
  const titles = readable(catalogue.title).map(({ facts }) => facts);
  // A title that cannot be read may credit anybody.
  if (titles.length < catalogue.title.length) return [];
  const credited = new Map<string, TitleFacts[]>();
  for (const title of titles) {
    for (const { person, role } of title.credits) {
      const key = `${person} ${role}`;
      credited.set(key, [...(credited.get(key) ?? []), title]);
    }
  }
  const counts = titlesByRole(titles);
  return readable(catalogue.people).flatMap(({ slug, facts: { bio = '' }, source, path }) => {
    const told = claimsOf(bio);
    const untrue = told.filter(
      ({ role, before, year }) =>
        !credited
          .get(`${slug} ${role}`)
          ?.some(({ displayTitle, releaseYear }) => releaseYear === year && before.endsWith(displayTitle)),
    );
    const roles = counts.get(slug);
    const [first] = told;
    const isMisleading =
      first !== undefined && (roles?.get(first.role) ?? 0) < Math.max(0, ...(roles?.values() ?? []));
    return [
      ...untrue.map(({ role, year }) =>
        source.problem([...path, 'bio'], `names a film of ${year} that does not credit ${slug} as ${role}.`),
      ),
      ...(isMisleading && untrue.length === 0
        ? [source.problem([...path, 'bio'], 'begins with what the person did in fewer titles.')]
        : []),
    ];
  });
};
