import { stableId } from '@sinima/api/database/stable-id';
import { partInProcess, type PartUnderTest } from '@sinima/api-parts/part-in-process';
import type { Catalogue } from '@sinima/data/catalogue';
import type { CompanyDetail } from './company.dto.ts';
import part from './part.ts';
import recordsOf from './records.ts';

const book = { where: 'A year book', url: 'https://example.org/book' };
const made = (company: string) => ({ company, role: 'production', source: { where: 'A poster' } });
const distributed = (company: string) => ({ company, role: 'distribution', market: 'Nigeria', source: book });
const title = (slug: string, releaseYear: number, ...companies: object[]) => ({
  slug,
  releaseYear,
  companies,
});
const sources = [{ what: 'Name', where: 'A poster' }];

const catalogue = {
  awards: [],
  festivals: [],
  titles: [
    title('old', 1999, made('loom-pictures')),
    title('new', 2019, distributed('loom-pictures'), made('loom-pictures'), made('a-film')),
    title('gone', 2020, made('loom-pictures')),
    { slug: 'without', releaseYear: 2021 },
  ],
  companies: [
    { slug: 'loom-pictures', name: 'Loom Pictures', otherNames: ['LP'], country: 'Ghana', sources },
    { slug: 'a-film', name: 'A Film', sources },
  ],
} as unknown as Catalogue;

const stored = (slug: string) => ({
  _id: stableId('title', slug),
  slug,
  type: 'MOVIE',
  status: 'released',
  displayTitle: slug,
  genres: [],
  countries: [],
  languages: [],
  facets: [],
});

let api: PartUnderTest;

beforeAll(async () => {
  const titles = ['old', 'new', 'without'].map(stored);
  api = await partInProcess(part, ['festivals', 'companies'], { ...recordsOf(catalogue), titles });
}, 60_000);

afterAll(() => api.stop());

it('companies stand by name, with what they did and for how many titles', async () => {
  const { status, body } = await api.ask('GET /api/companies');
  expect(status).toBe(200);
  expect(body).toMatchObject([
    { slug: 'a-film', name: 'A Film', country: null, otherNames: [], roles: ['production'], titleCount: 1 },
    {
      slug: 'loom-pictures',
      country: 'Ghana',
      otherNames: ['LP'],
      roles: ['production', 'distribution'],
      titleCount: 3,
    },
  ]);
});

it('a company comes with its titles, the newest first and without those that are gone, each with its source', async () => {
  const { status, body } = await api.ask('GET /api/companies/loom-pictures');
  expect(status).toBe(200);
  const company = body as CompanyDetail;
  expect(company.sources).toEqual([{ what: 'Name', where: 'A poster', url: null }]);
  expect(company.credits).toMatchObject([
    { title: { slug: 'new' }, role: 'distribution', market: 'Nigeria', source: book },
    { title: { slug: 'new' }, role: 'production', market: null, source: { where: 'A poster', url: null } },
    { title: { slug: 'old' }, role: 'production', market: null },
  ]);
});

it('a company that is not there is a 404 that names it', async () => {
  expect(await api.ask('GET /api/companies/none')).toMatchObject({
    status: 404,
    body: { detail: 'There is no company "none".' },
  });
});
