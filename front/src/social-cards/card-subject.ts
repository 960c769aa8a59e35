/** The contents of a page's card: its remote's declaration, filled with data of the BFF. */
import { countryName } from '@sinima/catalogue-ui/place-names';
import { LANGUAGES, commaOf, type Language } from '@sinima/contracts/languages';
import type { Text } from '@sinima/contracts/text';
import type { CardDeclaration } from '@sinima/contracts/social-card';
import type { BffReader } from '../api-reads/bff-client.ts';
import { filled, said, valueAt } from '../api-reads/record-fields.ts';
import * as messages from '../texts/cards.messages.ts';
import { textIn } from '../texts/texts.ts';

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
  /** Of the language of its words. */
  readonly direction: 'ltr' | 'rtl';
}

/** Return the card of every page that has none of its own; its slug is chosen for a cloth in the indigo of the site. */
export const siteSubject = (language: Language): CardSubject => ({
  cloth: 'poster',
  slug: 'nollywood',
  country: 'Nigeria',
  genres: [],
  decade: 2020,
  name: textIn(language)(messages.siteCardName),
  facts: [],
  direction: LANGUAGES[language].direction,
});

/** Limits of a text that is read at a glance: items of a list, and letters in all. */
const MAX_AT_A_GLANCE = { items: 3, letters: 42 } as const;

/** Return the facts that are known, lists with so many items at most. */
function factsWith(items: number, declared: CardDeclaration, record: unknown, text: Text): string[] {
  const { facts, words, translations, cloth } = declared;
  const translated = translations?.[text.language] ?? {};
  const comma = commaOf(text.language);
  const valueOf = (field: string): string => {
    const value = said(valueAt(record, field), items, { ...words, ...translated }, comma);
    return field === cloth.country ? countryName(value, text) : value;
  };
  return facts.flatMap((fact) => {
    const ownText = Object.hasOwn(translated, fact) ? translated[fact] : undefined;
    return filled(ownText ?? fact, valueOf) ?? [];
  });
}

function factsOf(declared: CardDeclaration, record: unknown, text: Text): string[] {
  let items: number = MAX_AT_A_GLANCE.items;
  const facts = () => factsWith(items, declared, record, text);
  while (items > 1 && facts().join(' · ').length > MAX_AT_A_GLANCE.letters) items -= 1;
  return facts();
}

/** Return a record's name: one in the language, where the declaration tells of such names and the record has one. */
function nameOf({ name, namesIn }: CardDeclaration, record: unknown, language: Language): string {
  const others = (namesIn?.[language] ?? []).flatMap((names) => {
    const found = names.each === undefined ? record : valueAt(record, names.each);
    return (Array.isArray(found) ? found : [found])
      .filter((item) => valueAt(item, names.language) === language)
      .map((item) => said(valueAt(item, names.name), 1));
  });
  return others.find(Boolean) ?? said(valueAt(record, name), 1);
}

function subjectOf(declared: CardDeclaration, slug: string, record: unknown, text: Text): CardSubject {
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
    name: nameOf(declared, record, text.language),
    facts: factsOf(declared, record, text),
    direction: LANGUAGES[text.language].direction,
  };
}

/**
 * Read what a card shows, its words in a language; undefined where the site has no such page.
 *
 * @throws where the BFF does not answer
 */
export async function readSubject(
  declared: CardDeclaration,
  slug: string,
  read: BffReader,
  language: Language,
): Promise<CardSubject | undefined> {
  const found = await read(declared.api.replace('{slug}', encodeURIComponent(slug)));
  return found === undefined ? undefined : subjectOf(declared, slug, found, textIn(language));
}
