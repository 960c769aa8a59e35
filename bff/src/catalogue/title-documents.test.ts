import type { CatalogueTitle } from '@sinima/data/catalogue';
import { smallCatalogue } from '../../test/small-catalogue.js';
import { titleDocuments } from './title-documents.js';

it.each([
  ['To be announced', undefined],
  ['2027', 2027],
])('document of an upcoming title announced for "%s" has the year %s', (releaseDate, releaseYear) => {
  const titles = smallCatalogue.titles.map((title) =>
    title.slug === 'not-yet' ? { ...title, releaseDate } : title,
  );
  const document = titleDocuments({ ...smallCatalogue, titles }).find(({ slug }) => slug === 'not-yet');
  expect(document?.releaseYear).toBe(releaseYear);
  expect(document?.facets.filter((facet) => facet.startsWith('year:'))).toEqual(
    releaseYear === undefined ? [] : [`year:${releaseYear}`],
  );
});

it.each([
  ['a plot', { plotSummary: 'It is being made.' }],
  ['a source', { sources: [{ what: 'Cast', where: 'A festival' }] }],
  ['a cast', { credits: [{ person: 'kofi-mensah', role: 'ACTOR' as const }] }],
  ['none of the three', undefined],
])('document of a title with %s is a stub only without each', (_what, has) => {
  const titles = smallCatalogue.titles.map(({ plotSummary, ...title }) =>
    title.slug === 'not-yet' ? { ...title, ...has } : { ...title, plotSummary },
  );
  const document = titleDocuments({ ...smallCatalogue, titles }).find(({ slug }) => slug === 'not-yet');
  expect(document?.isStub).toBe(has === undefined ? true : undefined);
});

it('document of a title whose language no text names is found by none', () => {
  const titles = smallCatalogue.titles.map(({ languages, ...title }) =>
    title.slug === 'not-yet' ? title : { ...title, languages },
  );
  const document = titleDocuments({ ...smallCatalogue, titles }).find(({ slug }) => slug === 'not-yet');
  expect(document?.languages).toEqual([]);
  expect(document?.facets.filter((facet) => facet.startsWith('language:'))).toEqual([]);
});

it('document of a series says how many episodes it has only where that is known of all seasons', () => {
  const countOf = (seasons: CatalogueTitle['seasons']) =>
    titleDocuments({
      ...smallCatalogue,
      titles: smallCatalogue.titles.map((title) =>
        title.slug === 'the-court' ? { ...title, seasons } : title,
      ),
    }).find(({ slug }) => slug === 'the-court');
  const episodes = [{ episodeNumber: 1, name: 'Episode 1' }];
  expect(countOf([{ number: 1, episodes }, { number: 2 }])).toMatchObject({ seasonCount: 2 });
  expect(countOf([{ number: 1, episodes }, { number: 2 }])?.episodeCount).toBeUndefined();
  expect(
    countOf([
      { number: 1, episodes },
      { number: 2, episodeCount: 6 },
    ])?.episodeCount,
  ).toBe(7);
});
