import { down, many } from '@sinima/testing/answers';
import { headOf, renderFragment, type ApiAnswer } from '@sinima/testing/render-fragment';
import { sampleList, samplePerson, sampleTitle } from '@sinima/testing/samples';
import { screen } from '@testing-library/react';
import remote from '../remote.ts';

const all = '/api/lists/public';

describe('/lists', () => {
  it('lists page shows every public list', async () => {
    await renderFragment(remote.pages.lists, {
      address: '/lists',
      answers: {
        [all]: { json: many(5, (index) => sampleList({ slug: `l-${index}`, name: `List ${index}` })) },
      },
    });
    expect(screen.getByRole('heading', { level: 1, name: 'Lists' })).toBeVisible();
    expect(await screen.findAllByRole('heading', { level: 2 })).toHaveLength(5);
  });

  it('lists page says when there are no lists', async () => {
    await renderFragment(remote.pages.lists, { address: '/lists', answers: { [all]: { json: [] } } });
    expect(await screen.findByText('No lists available.')).toBeVisible();
  });
});

describe('/lists/{slug}', () => {
  const { list } = remote.pages;
  const api = '/api/lists/slug/mixed';
  const visit = (answer?: ApiAnswer) =>
    renderFragment(list, {
      address: '/lists/mixed',
      pattern: '/lists/:slug',
      answers: answer ? { [api]: answer } : {},
    });

  it('list page shows the titles and people of the list', async () => {
    await visit({
      json: sampleList({
        titles: [sampleTitle({ slug: 'a', displayTitle: 'Aníkúlápó' })],
        people: [samplePerson({ slug: 'p', name: 'Mati Diop' })],
      }),
    });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Best Nollywood Movies of 2025' }),
    ).toBeVisible();
    expect(screen.getByText('12 Movies')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Aníkúlápó' })).toHaveAttribute('href', '/title/a');
    expect(screen.getByRole('link', { name: 'Mati Diop' })).toHaveAttribute('href', '/person/p');
  });

  it('list page has its slot below what is on the list', async () => {
    await renderFragment(list, {
      address: '/lists/mixed',
      pattern: '/lists/:slug',
      answers: {
        [api]: { json: sampleList({ titles: [sampleTitle({ slug: 'a', displayTitle: 'Atlantics' })] }) },
      },
      slot: (name) => <p>{`Widgets of ${name}`}</p>,
    });
    const correct = await screen.findByText('Widgets of correct');
    expect(correct.parentElement).toHaveTextContent(/Atlantics[^]*Widgets of correct$/);
  });

  it('list page says in its head how a link to it is shown', async () => {
    const head = await headOf(list, {
      params: { slug: 'mixed' },
      answers: { [api]: { json: sampleList() } },
    });
    const { slug, name } = sampleList();
    expect(head).toMatchObject({
      title: name,
      canonical: `/lists/${slug}`,
      social: { type: 'website', image: `/social/list/${slug}.png` },
    });
  });

  it('list page tells search engines what is in the list, in its order', async () => {
    const json = sampleList({
      titles: [sampleTitle({ slug: 'a', displayTitle: 'Aníkúlápó' })],
      people: [samplePerson({ slug: 'p', name: 'Mati Diop' })],
    });
    const head = await headOf(list, { params: { slug: 'mixed' }, answers: { [api]: { json } } });
    expect(head.structuredData).toMatchObject([
      {
        '@type': 'ItemList',
        itemListElement: [
          { position: 1, name: 'Aníkúlápó', url: '/title/a' },
          { position: 2, name: 'Mati Diop', url: '/person/p' },
        ],
      },
    ]);
  });

  it.each([
    ['sample ratings', { bayesianRating: 8.1, ratingIsSample: true }, 1],
    ['no ratings', { bayesianRating: null, ratingIsSample: false }, 0],
    ['real ratings', { bayesianRating: 7.6, ratingIsSample: false }, 0],
  ])('list page with %s says of samples alone that they are', async (_what, of, lines) => {
    await visit({ json: sampleList({ titles: [sampleTitle(of)] }) });
    expect(await screen.findByRole('article')).toHaveTextContent(
      of.bayesianRating?.toFixed(1) ?? 'Not enough ratings yet',
    );
    expect(screen.queryAllByText(/Ratings on this page are sample data/)).toHaveLength(lines);
  });

  it('list page says when nothing is in the list', async () => {
    await visit({ json: sampleList() });
    expect(await screen.findByText('Nothing is in this list yet.')).toBeVisible();
  });

  it('list page says that a list is not there, with a way to all lists', async () => {
    await visit();
    expect(await screen.findByRole('heading', { level: 1, name: 'List Not Found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'All Lists' })).toHaveAttribute('href', '/lists');
    expect(await headOf(list, { params: { slug: 'mixed' }, answers: {} })).toMatchObject({ status: 404 });
  });

  it('list page shows placeholders, and the error area when the API fails', async () => {
    const waiting = await visit('never');
    expect(screen.getByRole('status', { name: 'Loading the list' })).toBeVisible();
    waiting.unmount();
    await visit(down);
    expect(await screen.findByText('This part of the site is taking a break')).toBeVisible();
    expect(await headOf(list, { params: { slug: 'mixed' }, answers: { [api]: down } })).toMatchObject({
      status: 503,
    });
  });
});
