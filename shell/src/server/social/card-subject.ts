/** What is on the card of a page, from what the BFF knows. */
import type {
  AwardsBodyDetail,
  Festival,
  ListDetail,
  PersonDetail,
  TitleDetail,
} from '@sinima/contracts/api';
import type { CardKind } from '@sinima/contracts/social-card';
import type { BffReader } from '../bff-client.ts';

/** What a social card shows. */
export interface CardSubject {
  /** The cloth that is its ground: a title's poster, or a person's portrait with their initials. */
  readonly cloth: 'poster' | 'portrait';
  readonly slug: string;
  /** The main country's English name. */
  readonly country: string | null;
  readonly genres: readonly string[];
  /** e.g. 1990; 0 where it is not known. */
  readonly decade: number;
  readonly name: string;
  /** What is said under the name, in the order in which it is said. */
  readonly facts: readonly string[];
}

/** The card of every page that has none of its own; its slug is chosen for a cloth in the indigo of the site. */
export const siteSubject: CardSubject = {
  cloth: 'poster',
  slug: 'nollywood',
  country: 'Nigeria',
  genres: [],
  decade: 2020,
  name: 'African film and television',
  facts: [],
};

const typeNames = { MOVIE: 'Film', SERIES: 'Series' } as const;
/** What is read at a glance of what a person does: so many roles, and so many letters with the country. */
const MAX_AT_A_GLANCE = { roles: 3, letters: 42 } as const;

function known(facts: readonly (string | number | null | undefined)[]): string[] {
  return facts.flatMap((fact) => (fact === null || fact === undefined || fact === '' ? [] : [String(fact)]));
}

const plain = { cloth: 'poster', genres: [], decade: 0 } as const;

function subjectOfTitle({
  slug,
  displayTitle,
  type,
  releaseYear,
  countries,
  genres,
}: TitleDetail): CardSubject {
  const country = countries[0] ?? null;
  return {
    ...plain,
    slug,
    country,
    genres,
    decade: Math.floor((releaseYear ?? 0) / 10) * 10,
    name: displayTitle,
    facts: known([releaseYear, typeNames[type], country]),
  };
}

function subjectOfPerson({ slug, name, roles, country }: PersonDetail): CardSubject {
  const factsWith = (count: number) => known([roles.slice(0, count).join(', '), country]);
  let count: number = MAX_AT_A_GLANCE.roles;
  while (count > 1 && factsWith(count).join(' · ').length > MAX_AT_A_GLANCE.letters) count -= 1;
  return { ...plain, cloth: 'portrait', slug, country, name, facts: factsWith(count) };
}

function subjectOfList({ slug, name, itemCount, itemNoun }: ListDetail): CardSubject {
  return { ...plain, slug, country: null, name, facts: ['List', `${itemCount} ${itemNoun}`] };
}

function subjectOfFestival({ slug, name, city, country }: Festival): CardSubject {
  return { ...plain, slug, country, name, facts: known(['Festival', city, country]) };
}

function subjectOfAward({ slug, name, country }: AwardsBodyDetail): CardSubject {
  return { ...plain, slug, country, name, facts: known(['Awards', country]) };
}

/** Where the BFF answers for each kind. */
const collections = {
  title: '/api/titles',
  person: '/api/people',
  list: '/api/lists',
  festival: '/api/festivals',
  award: '/api/awards',
} as const satisfies Record<CardKind, string>;

/** Read what a card shows; undefined where the site has no such page. @throws where the BFF does not answer */
export async function readSubject(kind: CardKind, slug: string, read: BffReader) {
  const found = await read(`${collections[kind]}/slug/${encodeURIComponent(slug)}`);
  if (found === undefined) return undefined;
  if (kind === 'title') return subjectOfTitle(found as TitleDetail);
  if (kind === 'person') return subjectOfPerson(found as PersonDetail);
  if (kind === 'list') return subjectOfList(found as ListDetail);
  return kind === 'festival'
    ? subjectOfFestival(found as Festival)
    : subjectOfAward(found as AwardsBodyDetail);
}
