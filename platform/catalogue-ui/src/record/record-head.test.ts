/** @jest-environment node */
import { createText } from '@sinima/runtime/host';
import type { PageContext } from '@sinima/contracts/remote';
import { awardKind } from '../record-kinds/award.ts';
import { pageData } from '../page/page-data.ts';
import { recordHead, recordSocial } from './record-head.ts';

const english = createText('en');

interface Award {
  slug: string;
  name: string;
}

const queryOf = (slug: string) => ({ queryKey: [slug], queryFn: () => Promise.reject<Award>(new Error()) });
const headOf = ({ slug, name }: Award) => ({ title: name, canonical: `/awards/${slug}?year=2024` });

/** The page of the slug "amaa", when this was read or failed. */
function context(award?: Award, failure: Error | null = null): PageContext {
  return {
    params: { slug: 'amaa' },
    search: new URLSearchParams(),
    text: english,
    data: {
      fetch: () => Promise.reject(new Error('not here')),
      read: <T>() => award as T | undefined,
      failure: () => failure,
    },
  };
}

const failed = (status: number) => Object.assign(new Error(), { status });

it.each([
  [
    'says what is said of it once it is read',
    context({ slug: 'amaa', name: 'AMAA' }),
    { title: 'AMAA', canonical: '/awards/amaa?year=2024' },
  ],
  [
    'says that the page has moved where the address does not have its slug',
    context({ slug: 'africa-movie-academy-awards', name: 'AMAA' }),
    {
      title: 'AMAA',
      canonical: '/awards/africa-movie-academy-awards?year=2024',
      movedTo: '/awards/africa-movie-academy-awards',
    },
  ],
  [
    'is a 404 where there is no such record',
    context(undefined, failed(404)),
    { title: 'Award Not Found', status: 404 },
  ],
  ['is a 503 where it could not be read', context(undefined, failed(500)), { title: 'Award', status: 503 }],
  ['has the name of its kind while it is on its way', context(), { title: 'Award' }],
])('head of a record %s', (_case, page, head) => {
  expect(recordHead(awardKind, queryOf, headOf)(page)).toEqual(head);
});

it('link to a record is shown as a card with its name', () => {
  expect(recordSocial('award', 'amaa', 'AMAA', english)).toEqual({
    type: 'website',
    image: '/social/award/amaa.png',
    imageAlt: '“AMAA” beside a patterned cloth',
  });
});

it.each([
  ['as it is given', null, { title: 'Lists' }],
  ['a 503 when what the page reads could not be read', failed(500), { title: 'Lists', status: 503 }],
])('head of a page is %s', (_case, failure, head) => {
  expect(pageData({ title: 'Lists' }, () => queryOf('lists')).head(context(undefined, failure))).toEqual(
    head,
  );
});
