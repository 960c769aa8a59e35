import type { Language } from '@sinima/contracts/languages';
import type { DataQuery, PageContext, PageHead, PageModule } from '@sinima/contracts/remote';
import { paths } from '@sinima/contracts/paths';
import { isMissing } from '@sinima/runtime';
import type { Text } from '@sinima/contracts/text';
import type { RecordKind } from '../record-kinds/record-kind.ts';
import * as messages from './record.messages.ts';

type SocialHead = NonNullable<PageHead['social']>;

/**
 * Return the head function of the page of one record: what `headOf` says of the record, a 404 where there is no such
 * record, a 503 where it could not be read. Where the address names the record by an id or a former slug, the page has
 * moved to the canonical path.
 *
 * @param queryOf the read of the record by the slug in the address, in the language of the page
 */
export function recordHead<T extends { readonly slug: string }>(
  kind: RecordKind,
  queryOf: (slug: string, language: Language) => DataQuery<T>,
  headOf: (record: T, context: PageContext) => PageHead & { readonly canonical: string },
): (context: PageContext) => PageHead {
  return (context) => {
    const { slug = '' } = context.params;
    const query = queryOf(slug, context.text.language);
    const record = context.data.read(query);
    if (record !== undefined) {
      const head = headOf(record, context);
      return record.slug === slug ? head : { ...head, movedTo: head.canonical.replace(/\?.*/, '') };
    }
    const failure = context.data.failure(query);
    if (isMissing(failure)) return { title: context.text(kind.notFound), status: 404 };
    const title = context.text(kind.name);
    return failure ? { title, status: 503 } : { title };
  };
}

/** Return the reads of a record's page, and its head; as {@link recordHead}. */
export function recordData<T extends { readonly slug: string }>(
  ...[kind, queryOf, headOf]: Parameters<typeof recordHead<T>>
): Required<Pick<PageModule, 'prefetch' | 'head'>> {
  return {
    prefetch: ({ params, data, text }) => data.fetch(queryOf(params.slug ?? '', text.language)),
    head: recordHead(kind, queryOf, headOf),
  };
}

/**
 * Return how a link to the page of a record is shown elsewhere: as a card with its name beside a cloth.
 *
 * @param kind of the page's `card` in `remote.config.ts`
 */
export function recordSocial(
  kind: string,
  slug: string,
  name: string,
  text: Text,
  type: SocialHead['type'] = 'website',
): SocialHead {
  return { type, image: paths.card(kind, slug), imageAlt: text(messages.cardAlt, { name }) };
}
