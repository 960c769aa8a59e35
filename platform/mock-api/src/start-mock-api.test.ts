import document from '@sinima/contracts/openapi.json';
import type { OpenApi } from '@sinima/contracts/openapi-document';
import { startMockApi, type MockApi } from './start-mock-api.ts';

const openapi = document as unknown as OpenApi;

let mock: MockApi;
beforeAll(async () => {
  mock = await startMockApi({ document: openapi, slowMs: 30 });
});
afterAll(() => mock.stop());
beforeEach(() => beginPage());
afterEach(() => fetch(`${mock.origin}/api/__mock/switches`, { method: 'DELETE' }));

interface Heard {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

async function ask(path: string, init?: RequestInit): Promise<Heard> {
  const response = await fetch(`${mock.origin}${path}`, { redirect: 'manual', ...init });
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    body: text === '' ? undefined : JSON.parse(text),
  };
}

interface LoggedCall {
  readonly name: string;
  readonly by: string;
  readonly status?: number;
  readonly ms?: number;
}

/** Note that a page has come to a browser; return what tells its calls from others. */
const beginPage = async (): Promise<Record<string, string>> =>
  (await ask('/api/__mock/page', { method: 'POST' })).body as Record<string, string>;

const callsOf = async (marks: Record<string, string>): Promise<LoggedCall[]> =>
  ((await ask(`/api/__mock/state?${new URLSearchParams(marks)}`)).body as { calls: LoggedCall[] }).calls;

/** Return the calls that were made since the page before. */
const callsOfPage = async (): Promise<LoggedCall[]> => callsOf(await beginPage());

const switchCalls = (query: string): Promise<Heard> =>
  ask(`/api/__mock/switches?${query}`, { method: 'POST' });

interface Named {
  readonly slug: string;
  readonly displayTitle: string;
  readonly type: string;
}

const titles = async (query = ''): Promise<Named[]> => (await ask(`/api/titles${query}`)).body as Named[];

describe('the mock API', () => {
  it('lists several different titles', async () => {
    const slugs = (await titles()).map(({ slug }) => slug);
    expect(slugs).toHaveLength(24);
    expect(new Set(slugs).size).toBe(24);
  });

  it('has a second page of a list, which continues the first', async () => {
    const [first, second] = await Promise.all([ask('/api/titles'), ask('/api/titles?page=2')]);
    expect(first.headers.get('link')).toContain('</api/titles?page=2>; rel="next"');
    expect(second.headers.get('x-total-count')).toBe('30');
    const slugs = [...(first.body as Named[]), ...(second.body as Named[])].map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(30);
  });

  it('filters by type, genre, year and country, and none of them hides everything', async () => {
    const series = await titles('?type=SERIES');
    expect(new Set(series.map(({ type }) => type))).toEqual(new Set(['SERIES']));
    expect((await titles('?genre=Crime&country=ghana&year=2021')).map(({ slug }) => slug)).toEqual([
      'the-salt-letter',
      'the-salt-letter-2',
      'the-salt-letter-3',
    ]);
    expect(await titles('?type=all&genre=')).toHaveLength(24);
    expect((await ask('/api/titles/x/where-to-watch?country=NG')).status).toBe(404);
  });

  it('orders titles by name and by year', async () => {
    const names = (await titles('?sort=title')).map(({ displayTitle }) => displayTitle);
    expect(names).toEqual(names.toSorted(new Intl.Collator('en').compare));
    const [newest] = (await titles('?sort=year')) as unknown as { releaseYear: number }[];
    expect(newest?.releaseYear).toBe(2027);
  });

  it('finds titles and people by words of their names, whatever case and diacritics', async () => {
    const { body } = await ask('/api/search?q=joao');
    expect(body).toMatchObject({
      query: 'joao',
      titles: { total: 0, items: [] },
      people: { items: [{ slug: 'joao-maputela' }, { slug: 'joao-maputela-2' }] },
      total: 2,
    });
    expect((await ask('/api/search/harmattan')).body).toMatchObject({ titles: { total: 3 } });
  });

  it('has the list that a new remote begins with', async () => {
    const { status, body } = await ask('/api/lists/slug/must-watch-african-cinema');
    expect(status).toBe(200);
    expect((body as { titles: unknown[] }).titles.length).toBeGreaterThan(0);
  });

  it('answers 404 with a problem for a record that is not there', async () => {
    const { status, headers, body } = await ask('/api/titles/no-such-title/credits');
    expect(status).toBe(404);
    expect(headers.get('content-type')).toContain('application/problem+json');
    expect(body).toMatchObject({
      status: 404,
      title: 'Not Found',
      instance: '/api/titles/no-such-title/credits',
    });
  });

  it('answers 400 and names what is wrong in a query', async () => {
    const { status, body } = await ask('/api/titles?colour=red&pageSize=1000');
    expect(status).toBe(400);
    expect(body).toMatchObject({ errors: [{ parameter: 'colour' }, { parameter: 'pageSize' }] });
  });

  it('answers calls that name the release of their page, as those of remotes with a part do', async () => {
    const { status, body } = await ask('/api/titles?release=1.0.0-3fa9c1d2e0b4');
    expect([status, body]).toEqual([200, (await ask('/api/titles')).body]);
  });

  it('answers the reviews of a title with that title', async () => {
    const { body } = await ask('/api/titles/two-rivers-house/reviews');
    const slugs = (body as { title: Named }[]).map(({ title }) => title.slug);
    expect(new Set(slugs)).toEqual(new Set(['two-rivers-house']));
  });

  it('signs a visitor in and out without a password', async () => {
    expect((await ask('/api/auth/user')).status).toBe(401);
    const { headers } = await ask('/api/login?return=/movies');
    expect(headers.get('location')).toBe('/movies');
    const cookie = headers.get('set-cookie')?.split(';', 1)[0] ?? '';
    expect((await ask('/api/auth/user', { headers: { cookie } })).body).toMatchObject({
      firstName: 'Sample',
    });
  });

  it('never sends a visitor who signs in to another site', async () => {
    const { headers } = await ask('/api/login?return=//elsewhere.example');
    expect(headers.get('location')).toBe('/');
  });
});

describe('a call of the mock API that is switched', () => {
  it.each([404, 500])('to %d fails so, with a problem', async (status) => {
    await switchCalls(`listTitles=${status}`);
    const heard = await ask('/api/titles');
    expect(heard.status).toBe(status);
    expect(heard.body).toMatchObject({ status, instance: '/api/titles' });
    expect((await ask('/api/people')).status).toBe(200);
  });

  it('to empty has no items and counts none', async () => {
    await switchCalls('listTitles=empty&getStats=empty&search=empty');
    const { headers, body } = await ask('/api/titles');
    expect(body).toEqual([]);
    expect(headers.get('x-total-count')).toBe('0');
    expect((await ask('/api/stats')).body).toMatchObject({ totalTitles: 0 });
    expect((await ask('/api/search?q=road')).body).toMatchObject({
      total: 0,
      titles: { total: 0, items: [] },
    });
  });

  it('to missing has null wherever that is allowed', async () => {
    await switchCalls('getTitle=missing');
    expect((await ask('/api/titles/slug/harmattan-road')).body).toMatchObject({
      displayTitle: 'Harmattan Road',
      synopsis: null,
      releaseYear: null,
      bayesianRating: null,
    });
  });

  it('to slow answers in the end', async () => {
    await switchCalls('listGenres=slow');
    await ask('/api/genres');
    const [slow] = await callsOfPage();
    expect(slow).toMatchObject({ name: 'listGenres', status: 200 });
    expect(slow?.ms).toBeGreaterThanOrEqual(29);
  });

  it('to never is not answered', async () => {
    await switchCalls('listGenres=never');
    const given = new AbortController();
    const asked = ask('/api/genres', { signal: given.signal });
    // One that comes later is answered earlier.
    await ask('/api/people');
    const [genres, people] = await callsOfPage();
    expect(genres).not.toHaveProperty('status');
    expect(people).toHaveProperty('status', 200);
    given.abort();
    await expect(asked).rejects.toThrow('aborted');
  });

  it('stays so until everything is reset', async () => {
    await switchCalls('*=500');
    expect((await ask('/api/people')).status).toBe(500);
    expect((await ask('/api/__mock/switches')).body).toEqual({ '*': '500' });
    await ask('/api/__mock/switches', { method: 'DELETE' });
    expect((await ask('/api/people')).status).toBe(200);
  });

  it('makes pages of before outdated: the revision grows', async () => {
    const before = (await ask('/api/genres')).headers.get('sinima-revision');
    const { headers } = await switchCalls('listGenres=empty');
    expect(Number(headers.get('sinima-revision'))).toBeGreaterThan(Number(before));
  });

  it('by a name or a condition that is not there is refused, and the fault is named', async () => {
    const { status, body } = await switchCalls('listFilms=empty&listTitles=broken');
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain('There is no call \\"listFilms\\".');
    expect((await ask('/api/__mock/switches')).body).toEqual({});
  });
});

describe('the log of the mock API', () => {
  const browser = { headers: { 'x-forwarded-host': 'localhost:3000' } };

  it('has the calls of a page: of its rendering on the server, and of the browser since', async () => {
    await ask('/api/titles');
    await beginPage();
    await ask('/api/stats', browser);
    await ask('/api/genres');
    const marks = await beginPage();
    await ask('/api/people', browser);
    await ask('/api/titles');
    expect(await callsOf(marks)).toMatchObject([
      { name: 'listGenres', by: 'server' },
      { name: 'listPeople', by: 'browser' },
    ]);
  });

  it('does not take the calls of one page for those of the next, which made none', async () => {
    await ask('/api/genres');
    await beginPage();
    expect(await callsOfPage()).toEqual([]);
  });
});
