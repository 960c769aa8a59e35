/** The contents of a page's card: its remote's declaration, filled with data of the BFF. */
import type { CardDeclaration } from '@sinima/contracts/social-card';
import type { BffReader } from '../api-reads/bff-client.ts';
import { filled, said, valueAt } from '../api-reads/record-fields.ts';

/** The contents of a social card. */
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
  /** The facts under the name, in their order. */
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

/** Limits of a text that is read at a glance: items of a list, and letters in all. */
const MAX_AT_A_GLANCE = { items: 3, letters: 42 } as const;

/** Return the facts that are known, lists with so many items at most. */
function factsWith(items: number, { facts, words }: CardDeclaration, record: unknown): string[] {
  return facts.flatMap((fact) => filled(fact, (field) => said(valueAt(record, field), items, words)) ?? []);
}

function factsOf(declared: CardDeclaration, record: unknown): string[] {
  let items: number = MAX_AT_A_GLANCE.items;
  const facts = () => factsWith(items, declared, record);
  while (items > 1 && facts().join(' · ').length > MAX_AT_A_GLANCE.letters) items -= 1;
  return facts();
}

function subjectOf(declared: CardDeclaration, slug: string, record: unknown): CardSubject {
  const { cloth } = declared;
  const valueOf = (field: string | undefined): unknown =>
    field === undefined ? null : valueAt(record, field);
  const [country, genres, year] = [cloth.country, cloth.genres, cloth.year].map(valueOf);
  return {
    cloth: cloth.shape,
    slug: said(valueAt(record, 'slug'), 1) || slug,
    country: typeof country === 'string' ? country : null,
    genres: Array.isArray(genres) ? genres.filter((each) => typeof each === 'string') : [],
    decade: typeof year === 'number' ? Math.floor(year / 10) * 10 : 0,
    name: said(valueAt(record, declared.name), 1),
    facts: factsOf(declared, record),
  };
}

/** Read what a card shows; undefined where the site has no such page. @throws where the BFF does not answer */
export async function readSubject(
  declared: CardDeclaration,
  slug: string,
  read: BffReader,
): Promise<CardSubject | undefined> {
  const found = await read(declared.api.replace('{slug}', encodeURIComponent(slug)));
  return found === undefined ? undefined : subjectOf(declared, slug, found);
}
