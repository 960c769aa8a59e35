import { down } from '@sinima/testing/answers';
import { headOf, renderFragment, type ApiAnswers } from '@sinima/testing/render-fragment';
import { sampleTitle } from '@sinima/testing/samples';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../remote.ts';
import { awardsBodyDetail, honour } from '../test/sample-award.ts';

const { award: page } = remote.pages;
const at = '/api/awards/slug/amvca?page=1';
const of2024 = '/api/awards/slug/amvca?year=2024';
const source = 'https://example.org/a%20page';
const film = sampleTitle({ slug: 'breath-of-life', displayTitle: 'Breath of Life' });
const amvca = awardsBodyDetail('amvca', [
  {
    year: 2025,
    categories: [
      {
        name: 'Best Lead Actor',
        source,
        nominees: [
          honour({ title: film, person: 'Femi Adebayo' }),
          honour({ work: 'The Weekend', person: 'Bucci Franklin', won: false }),
          honour({ work: 'The Weekend', name: 'Somebody', won: false }),
        ],
      },
    ],
  },
  { year: 2024, categories: [{ name: 'Best Movie', source: null, nominees: [honour({ title: film })] }] },
]);
const amvca2024 = { ...amvca, editions: amvca.editions.slice(1) };
const there: ApiAnswers = { [at]: { json: amvca }, [of2024]: { json: amvca2024 } };

const visit = (answers: ApiAnswers = there, search = '', slug = 'amvca') =>
  renderFragment(page, { address: `/awards/${slug}${search}`, pattern: '/awards/:slug', answers });
const years = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

describe('/awards/{slug}', () => {
  it('award page says what an award is, how often it is given and since when', async () => {
    await visit();
    expect(await screen.findByRole('heading', { level: 1, name: 'Awards amvca' })).toBeVisible();
    expect(screen.getByText('Annual, usually in March')).toBeVisible();
    expect(screen.getByText('Nigeria · since 2013')).toBeVisible();
    expect(screen.getByText('Prizes for film and television.')).toBeVisible();
  });

  it('award page has its slot below its years', async () => {
    await renderFragment(page, {
      address: '/awards/amvca',
      pattern: '/awards/:slug',
      answers: there,
      slot: (name) => <p>{`Widgets of ${name}`}</p>,
    });
    const correct = await screen.findByText('Widgets of correct');
    const last = years().at(-1)!;
    expect(correct.parentElement).toHaveTextContent(new RegExp(`${last}[^]*Widgets of correct$`));
  });

  it('award page shows years, newest first, each category with winners and nominees', async () => {
    await visit();
    await screen.findByRole('heading', { level: 1, name: 'Awards amvca' });
    expect(years()).toEqual(['2025', '2024']);
    const actors = within(screen.getByRole('list', { name: 'Best Lead Actor' }));
    expect(actors.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'WinnerFemi Adebayo for Breath of Life',
      'NomineeBucci Franklin for The Weekend',
      'NomineeSomebody for The Weekend',
    ]);
    expect(actors.getByRole('link', { name: 'Femi Adebayo' })).toHaveAttribute(
      'href',
      '/person/femi-adebayo',
    );
    expect(actors.getByRole('link', { name: 'Breath of Life' })).toHaveAttribute(
      'href',
      '/title/breath-of-life',
    );
    expect(actors.queryByRole('link', { name: 'The Weekend' })).not.toBeInTheDocument();
  });

  it('award page keeps the chosen year in the address', async () => {
    await visit();
    await userEvent.click(await screen.findByRole('link', { name: '2024' }));
    await waitFor(() => expect(years()).toEqual(['2024']));
    expect(screen.getByRole('link', { name: '2024' })).toHaveAttribute('aria-current', 'true');
    expect(screen.getByRole('link', { name: '2024' })).toHaveAttribute('href', '/awards/amvca?year=2024');
    expect(screen.getByRole('link', { name: 'All Years' })).toHaveAttribute('href', '/awards/amvca');
  });

  it.each([
    ['?year=2024', ['2024']],
    ['?year=nonsense', ['2025', '2024']],
  ])('award page at %s shows the years %j', async (search, shown) => {
    await visit(there, search);
    await screen.findByRole('heading', { level: 1, name: 'Awards amvca' });
    expect(years()).toEqual(shown);
  });

  it('award page says when no winners are known', async () => {
    await visit({ [at]: { json: awardsBodyDetail('amvca', []) } });
    expect(await screen.findByText('No winners are known here yet.')).toBeVisible();
    expect(screen.queryByRole('navigation', { name: 'Years' })).not.toBeInTheDocument();
  });

  it('award page says that a winner and a nominee are not named', async () => {
    const nominees = [honour({}), honour({ won: false })];
    const editions = [{ year: 2024, categories: [{ name: 'Best Film', source: null, nominees }] }];
    await visit({ [at]: { json: awardsBodyDetail('amvca', editions) } });
    const category = await screen.findByRole('list', { name: 'Best Film' });
    expect(within(category).getAllByText('Not named here')).toHaveLength(2);
  });

  it('award page says that nothing is known of a year', async () => {
    const none = awardsBodyDetail('amvca', [], { years: [2025, 2024] });
    await visit({ '/api/awards/slug/amvca?year=1999': { json: none } }, '?year=1999');
    expect(await screen.findByText('No winners are known here yet.')).toBeVisible();
    expect(screen.getByRole('link', { name: '2025' })).toBeVisible();
  });

  it('award page has its editions on pages', async () => {
    const second = awardsBodyDetail('amvca', amvca.editions, { page: 2, pageCount: 3 });
    await visit({ '/api/awards/slug/amvca?page=2': { json: second } }, '?page=2');
    expect(await screen.findByText('Page 2 of 3')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Previous' })).toHaveAttribute('href', '/awards/amvca');
    expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/awards/amvca?page=3');
  });

  it('award page names the source of a year', async () => {
    await visit();
    expect(await screen.findByText('Source')).toBeVisible();
    const link = screen.getByText('example.org/a page');
    expect(link).toHaveAttribute('href', source);
  });

  it('award page shows placeholders, and the error area when the API fails', async () => {
    const waiting = await visit({ [at]: 'never' });
    expect(screen.getByRole('status', { name: 'Loading the award' })).toBeVisible();
    waiting.unmount();
    await visit({ [at]: down });
    expect(await screen.findByText('This part of the site is taking a break')).toBeVisible();
  });

  it('award page says that an award is not there, with a way to all awards', async () => {
    await visit({});
    expect(await screen.findByRole('heading', { level: 1, name: 'Award Not Found' })).toBeVisible();
    expect(screen.getByText("The award you're looking for doesn't exist.")).toBeVisible();
    expect(screen.getByRole('link', { name: 'All Awards' })).toHaveAttribute('href', '/awards');
  });
});

describe('the head of an award', () => {
  const params = { slug: 'amvca' };

  it.each([
    ['', 'Awards amvca', '/awards/amvca'],
    ['year=2024', 'Awards amvca 2024', '/awards/amvca?year=2024'],
  ])('head of an award at "%s" is %s', async (search, title, canonical) => {
    expect(await headOf(page, { params, search, answers: there })).toEqual({
      title,
      description: 'Prizes for film and television.',
      canonical,
      social: {
        type: 'website',
        image: '/social/award/amvca.png',
        imageAlt: '“Awards amvca” beside a patterned cloth',
      },
    });
  });

  it.each([
    ['a 404 when it is missing', {}, { title: 'Award Not Found', status: 404 }],
    ['a 503 when it cannot be read', { [at]: down }, { title: 'Award', status: 503 }],
  ])('head of an award is %s', async (_case, answers, head) => {
    expect(await headOf(page, { params, answers })).toEqual(head);
  });
});
