import { down } from '@sinima/testing/answers';
import { readWaves } from '@sinima/testing/read-waves';
import { headOf, renderFragment, type ApiAnswer } from '@sinima/testing/render-fragment';
import { screen, within } from '@testing-library/react';
import type { CompanyDetail } from '../../api/openapi.ts';
import remote from '../remote.ts';
import { sampleCompany, sampleCompanyCredit, sampleCompanyDetail } from '../test/sample-company.ts';

const all = '/api/companies';
const one = '/api/companies/loom-pictures';

describe('/companies', () => {
  const visit = (answer: ApiAnswer) =>
    renderFragment(remote.pages.companies, { address: '/companies', answers: { [all]: answer } });

  it('companies page names each company, what it does, where, and for how many titles', async () => {
    const others = { id: 'c-2', slug: 'other', name: 'Other', country: null, titleCount: 1 };
    await visit({ json: [sampleCompany(), sampleCompany({ ...others, roles: ['distribution'] })] });
    expect(screen.getByRole('heading', { level: 1, name: 'Companies' })).toBeVisible();
    const list = within(await screen.findByRole('list', { name: 'Companies' }));
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Loom PicturesProduction and distribution · Ghana3 titles',
      'OtherDistribution1 title',
    ]);
    expect(list.getByRole('link', { name: 'Loom Pictures' })).toHaveAttribute(
      'href',
      '/company/loom-pictures',
    );
  });

  it('companies page shows placeholders, an empty line, and the error area when the API fails', async () => {
    const waiting = await visit('never');
    expect(screen.getByRole('status', { name: 'Loading companies' })).toBeVisible();
    waiting.unmount();
    const empty = await visit({ json: [] });
    expect(await screen.findByText('No companies are known here yet.')).toBeVisible();
    empty.unmount();
    await visit(down);
    expect(await screen.findByText('This part of the site is taking a break')).toBeVisible();
  });
});

describe('/company/{slug}', () => {
  const { company } = remote.pages;
  const visit = (answer: ApiAnswer) =>
    renderFragment(company, {
      address: '/company/loom-pictures',
      pattern: '/company/:slug',
      answers: { [one]: answer },
    });
  const loom = (changes: Partial<CompanyDetail> = {}): ApiAnswer => ({ json: sampleCompanyDetail(changes) });

  it('company page shows its titles by what it did for them, each group with its sources', async () => {
    const book = { where: 'A year book', url: 'https://example.org/book' };
    const inNigeria = { role: 'distribution', market: 'Nigeria', source: book } as const;
    const credits = [
      sampleCompanyCredit('new', inNigeria),
      sampleCompanyCredit('newer', inNigeria),
      sampleCompanyCredit('new'),
    ];
    await visit(loom({ otherNames: ['LP'], credits }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Loom Pictures' })).toBeVisible();
    expect(screen.getByText('Production and distribution · Ghana')).toBeVisible();
    expect(screen.getByText('Also named LP.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'All Companies' })).toHaveAttribute('href', '/companies');
    const section = (name: string) =>
      within(screen.getByRole('heading', { level: 2, name }).closest('section')!);
    const distributed = section('Distributed in Nigeria');
    expect(distributed.getByRole('link', { name: 'Title newer' })).toHaveAttribute('href', '/title/newer');
    expect(distributed.getAllByText('A year book')).toHaveLength(1);
    expect(distributed.getByText('A year book')).toHaveAttribute('href', book.url);
    const produced = section('Produced');
    expect(produced.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Title new']);
    expect(produced.getByText('A poster')).toBeInTheDocument();
  });

  it('company page says when none of its titles is here', async () => {
    await visit(loom());
    expect(await screen.findByText('No titles are known here yet.')).toBeVisible();
    expect(screen.getByText('The register')).toHaveAttribute('href', 'https://example.org/register');
    expect(screen.queryByText(/Also named/)).not.toBeInTheDocument();
  });

  it('company page has a head of its own, and reads in one wave', async () => {
    const answers = { [one]: loom() };
    expect(await headOf(company, { params: { slug: 'loom-pictures' }, answers })).toMatchObject({
      title: 'Loom Pictures',
      description: 'Films and series that Loom Pictures made or distributed.',
      canonical: '/company/loom-pictures',
      social: { image: '/social/company/loom-pictures.png' },
    });
    const place = { address: '/company/loom-pictures', pattern: '/company/:slug' };
    expect(await readWaves(company, { ...place, answers })).toEqual([[one]]);
  });

  it('company page says that a company is not there, with a way to all companies', async () => {
    await visit({ status: 404, text: '' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Company Not Found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'All Companies' })).toHaveAttribute('href', '/companies');
  });

  it('company page shows placeholders, and the error area when the API fails', async () => {
    const waiting = await visit('never');
    expect(screen.getByRole('status', { name: 'Loading the company' })).toBeVisible();
    waiting.unmount();
    await visit(down);
    expect(await screen.findByText('This part of the site is taking a break')).toBeVisible();
  });
});
