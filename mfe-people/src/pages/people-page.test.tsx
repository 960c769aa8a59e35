import { counted } from '@sinima/testing/answers';
import { headOf, renderFragment, type ApiAnswer } from '@sinima/testing/render-fragment';
import { samplePerson } from '@sinima/testing/samples';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../remote.ts';

const { people } = remote.pages;
const all = '/api/people?page=1&pageSize=24';
const directors = '/api/people?role=Director&page=1&pageSize=24';
const ada = samplePerson({ slug: 'ada', name: 'Ada Obi' });
const eve = samplePerson({ slug: 'eve', name: 'Eve Obi' });

const visit = (address: string, answers: Record<string, ApiAnswer>) =>
  renderFragment(people, { address, pattern: '/people', answers });

describe('African Talent', () => {
  it('people page shows people and how many there are', async () => {
    await visit('/people', { [all]: counted([ada], 50) });
    expect(screen.getByRole('heading', { level: 1, name: 'African Talent' })).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Ada Obi' })).toHaveAttribute('href', '/person/ada');
    expect(screen.getByText('50 people')).toBeVisible();
    expect(screen.getByText('Page 1 of 3')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/people?page=2#result-count');
  });

  it('people page shows twelve placeholders while loading', async () => {
    await visit('/people', { [all]: 'never' });
    expect(screen.getAllByTestId('skeleton-card')).toHaveLength(12);
  });

  it('people page says when nobody passes the filters', async () => {
    await visit('/people', { [all]: counted([]) });
    expect(await screen.findByText('No talent found matching your search criteria.')).toBeVisible();
  });

  it('people page shows the error area when the API fails', async () => {
    await visit('/people', { [all]: { status: 503 } });
    expect(await screen.findByText('This part of the site is taking a break')).toBeVisible();
  });

  it('people page offers the roles and countries', async () => {
    await visit('/people', { [all]: counted([]) });
    const options = (name: string) =>
      [...screen.getByRole<HTMLSelectElement>('combobox', { name }).options].map(({ text }) => text);
    expect(options('Role')).toEqual([
      'All Roles',
      'Actor',
      'Director',
      'Writer',
      'Producer',
      'Cinematographer',
    ]);
    expect(options('Country')).toEqual([
      'All Countries',
      'Nigeria',
      'South Africa',
      'Kenya',
      'Ghana',
      'Egypt',
    ]);
  });

  it('people page applies a role as soon as it is chosen', async () => {
    const { requested } = await visit('/people', { [all]: counted([ada, eve]), [directors]: counted([ada]) });
    await screen.findByText('2 people');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Role' }), 'Director');
    expect(await screen.findByText('1 person')).toBeVisible();
    expect(requested).toEqual([all, directors]);
  });

  it('people page keeps the focus where it was when a filter is applied', async () => {
    await visit('/people', { [all]: counted([ada, eve]), [directors]: counted([ada]) });
    await screen.findByText('2 people');
    const role = screen.getByRole('combobox', { name: 'Role' });
    role.focus();
    await userEvent.selectOptions(role, 'Director');
    await screen.findByText('1 person');
    expect(screen.getByRole('combobox', { name: 'Role' })).toHaveFocus();
  });

  it('people page searches by name', async () => {
    const found = '/api/people?search=ada&page=1&pageSize=24';
    await visit('/people', { [all]: counted([ada, eve]), [found]: counted([ada]) });
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Search' }), ' ada {Enter}');
    expect(await screen.findByText('1 person')).toBeVisible();
    expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveValue('ada');
  });

  it('people page requests no page deeper than the API goes', async () => {
    const { requested } = await visit('/people?page=99999', {});
    expect(requested).toEqual(['/api/people?page=416&pageSize=24']);
  });

  it('people page has letters to jump to, and names that begin with one by name', async () => {
    const ofS = '/api/people?letter=S&sort=name&page=1&pageSize=24';
    await visit('/people?letter=s', { [ofS]: counted([ada]) });
    await screen.findByText('1 person');
    const letters = within(screen.getByRole('navigation', { name: 'Names from A to Z' }));
    expect(letters.getAllByRole('link')).toHaveLength(27);
    expect(letters.getByRole('link', { name: 'S' })).toHaveAttribute('aria-current', 'true');
    expect(letters.getByRole('link', { name: 'Best known' })).toHaveAttribute('href', '/people');
  });

  it('people page names what is active, each with the way to take it off', async () => {
    const address = '/api/people?search=ada&role=Director&country=Mali&page=1&pageSize=24';
    await visit('/people?search=ada&role=Director&country=Mali', { [address]: counted([ada]) });
    const active = within(screen.getByRole('list', { name: 'Active filters' }));
    expect(active.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/people?role=Director&country=Mali',
      '/people?search=ada&country=Mali',
      '/people?search=ada&role=Director',
    ]);
  });

  it('people page says that a page is past the last, and leads to the first', async () => {
    await visit('/people?page=9', { '/api/people?page=9&pageSize=24': counted([], 50) });
    expect(await screen.findByText('There are 3 pages.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the first page' })).toHaveAttribute('href', '/people');
  });

  it('people page shows the filters of its address, one that is not offered too', async () => {
    const address = '/api/people?search=ada&country=Mali&page=2&pageSize=24';
    await visit('/people?search=ada&country=Mali&page=2', { [address]: counted([ada], 25) });
    await screen.findByText('25 people');
    expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveValue('ada');
    expect(screen.getByRole('combobox', { name: 'Country' })).toHaveValue('Mali');
    expect(screen.getByRole('link', { name: 'Previous' })).toHaveAttribute(
      'href',
      '/people?search=ada&country=Mali#result-count',
    );
  });
});

describe('the head of African Talent', () => {
  it('head of the people page names the page', async () => {
    expect(await headOf(people, { answers: { [all]: counted([ada]) } })).toMatchObject({
      title: 'African Talent',
      canonical: '/people',
    });
  });

  it('head of the people page keeps filter and page, and lists who is shown', async () => {
    const address = '/api/people?country=Mali&page=2&pageSize=24';
    const head = await headOf(people, {
      search: 'country=Mali&page=2&utm_source=x',
      answers: { [address]: counted([ada], 30) },
    });
    expect(head).toMatchObject({
      title: 'African Talent: Mali',
      canonical: '/people?country=Mali&page=2',
      structuredData: [{ '@type': 'ItemList', itemListElement: [{ position: 25, url: '/person/ada' }] }],
    });
  });

  it('head of the people page is a 503 when the API fails', async () => {
    expect(await headOf(people, { answers: { [all]: { status: 500 } } })).toMatchObject({ status: 503 });
  });
});
