/** Answers of the API about awards, for tests. */
import type { AwardsBody, AwardsBodyDetail, TitleRef } from '@sinima/contracts/api';

/** Return a body that gives awards; its name is made from its slug. */
export function awardsBody(slug: string, changes: Partial<AwardsBody> = {}): AwardsBody {
  return {
    id: `id-of-${slug}`,
    slug,
    name: `Awards ${slug}`,
    country: 'Nigeria',
    frequency: 'annual',
    usualMonth: 3,
    foundedYear: 2013,
    description: 'Prizes for film and television.',
    years: [2024],
    ...changes,
  };
}

interface HonourOf {
  title?: TitleRef;
  /** Their name, from which the slug is made. */
  person?: string;
  /** Of a title that has no page. */
  work?: string;
  /** Of a person who has no page. */
  name?: string;
  won?: boolean;
}

/** Return an honoured person or title; by default it won. */
export function honour({ title, work, person, name, won = true }: HonourOf) {
  const slug = person?.toLowerCase().replaceAll(' ', '-') ?? '';
  return {
    won,
    title: title ?? null,
    work: work ?? null,
    person:
      person === undefined
        ? null
        : { id: `id-of-${slug}`, slug, name: person, headshotUrl: null, country: null },
    name: name ?? null,
  };
}

/** Return a body with these editions, newest first. */
export function awardsBodyDetail(
  slug: string,
  editions: AwardsBodyDetail['editions'],
  changes: Partial<AwardsBodyDetail> = {},
): AwardsBodyDetail {
  const years = editions.map(({ year }) => year);
  return { ...awardsBody(slug, { years }), page: 1, pageCount: 1, editions, ...changes };
}
