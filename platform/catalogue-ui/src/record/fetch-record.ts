import type { Language } from '@sinima/contracts/languages';
import type { DataQuery, PageContext } from '@sinima/contracts/remote';

const isId = (value: string): boolean => /^[0-9a-f]{24}$/i.test(value);

/**
 * Read the record that the address names, and the other data of its page, in one wave: the other reads take the slug
 * in the address and wait for nothing. They may fail, each alone; rejects when the record cannot be read.
 *
 * An id in the address finds the record too. Then the others follow it, by its slug.
 *
 * @param queryOf the read of the record by its slug or id, in the language of the page
 * @param othersOf the other reads, by the record's slug
 */
export async function fetchRecord<T extends { readonly slug: string }>(
  { params, data, text }: PageContext,
  queryOf: (slugOrId: string, language: Language) => DataQuery<T>,
  othersOf: (slug: string) => readonly DataQuery<unknown>[],
): Promise<T> {
  const requested = params.slug ?? '';
  const reading = data.fetch(queryOf(requested, text.language));
  const fetchOthers = (slug: string) => Promise.allSettled(othersOf(slug).map((query) => data.fetch(query)));
  if (isId(requested)) await fetchOthers((await reading).slug);
  else await Promise.all([reading, fetchOthers(requested)]);
  return reading;
}
