import { readCatalogue, withSamples } from '@sinima/data/catalogue';
import { document, mismatches } from './committed-document.js';
import { startIdentity, type IdentityProcess } from './identity-process.js';
import { runApi, type RunningApi } from './running-api.js';
import { TEST_SETTINGS } from './test-settings.js';

/** What the document says of an answer. */
interface Answer {
  readonly headers?: object;
  readonly content?: Readonly<Record<string, { readonly schema?: object }>>;
}

let identity: IdentityProcess;
let api: RunningApi;

beforeAll(async () => {
  identity = await startIdentity();
  const provider = { issuer: identity.issuer, clientId: 'sinima-demo' };
  api = await runApi(withSamples(readCatalogue()), {
    ...TEST_SETTINGS,
    auth: { ...TEST_SETTINGS.auth, provider },
  });
}, 60_000);

afterAll(async () => {
  await api.stop();
  await identity.stop();
});

/** Asks, and checks the answer against the document. */
async function ask(path: string, url: string): Promise<{ status: number; body: unknown }> {
  const response = await fetch(`${api.origin}${url}`, { redirect: 'manual' });
  const known = document.paths[path]?.get?.responses[String(response.status)] as Answer | undefined;
  const headers = known?.headers ?? {};
  for (const name of Object.keys(headers))
    expect([url, name, response.headers.has(name)]).toEqual([url, name, true]);
  if (response.status === 302) return { status: known ? 302 : 0, body: undefined };
  const mediaType = response.headers.get('content-type')?.split(';', 1)[0] ?? '';
  const schema = known?.content?.[mediaType]?.schema;
  expect([url, response.status, mediaType, schema !== undefined]).toEqual([
    url,
    response.status,
    mediaType,
    true,
  ]);
  const body: unknown = mediaType.endsWith('/x-ndjson') ? await response.text() : await response.json();
  expect([url, mismatches(schema, body)]).toEqual([url, null]);
  return { status: response.status, body };
}

/** The same address with one parameter more, or another value for it. */
function withParameter(url: string, name: string, value: string): string {
  const [path = '', query = ''] = url.split('?', 2);
  const parameters = new URLSearchParams(query);
  parameters.set(name, value);
  return `${path}?${parameters.toString()}`;
}

interface Listed {
  id: string;
  slug: string;
  seasonCount?: number | null;
}

/** Values for the parameters of paths: a record of every kind. */
async function pathValues(): Promise<Record<string, string[]>> {
  const read = async (url: string): Promise<Listed[]> =>
    (await (await fetch(`${api.origin}${url}`)).json()) as Listed[];
  const [titles, allSeries, people, lists, awards] = await Promise.all([
    read('/api/titles?type=MOVIE&pageSize=5'),
    read('/api/titles?type=SERIES&pageSize=100'),
    read('/api/people?pageSize=5'),
    read('/api/lists/public'),
    read('/api/awards'),
  ]);
  const series = allSeries.filter(({ seasonCount }) => seasonCount).slice(0, 5);
  const seasons = (await Promise.all(series.map(({ id }) => read(`/api/titles/${id}/seasons`)))).flat();
  const ids = (records: { id: string }[]): string[] => records.map(({ id }) => id);
  const all = [...titles, ...series];
  // Of most who have died the day is known; of these the year alone.
  const diedInAYear = readCatalogue().people.filter(({ deathDate }) => deathDate?.length === 4);
  expect(diedInAYear).not.toEqual([]);
  return {
    '/api/lists/slug/{slug}': lists.map(({ slug }) => slug),
    '/api/awards/slug/{slug}': awards.map(({ slug }) => slug),
    '/api/search/{q}': ['king', 'no-such-word', '%F0%9F%8E%AC'],
    '/api/titles/slug/{slug}': all.map(({ slug }) => slug),
    '/api/people/slug/{slug}': [...people, ...diedInAYear].map(({ slug }) => slug),
    '/api/titles/{id}': ids(all),
    '/api/people/{id}': ids(people),
    '/api/seasons/{id}': ids(seasons).slice(0, 5),
  };
}

const paths = Object.keys(document.paths).filter((path) => document.paths[path]?.get);

/** What a visitor who is not signed in is answered where that is not 200. */
const statuses: Record<string, number> = {
  '/api/auth/user': 401,
  '/api/login': 302,
  '/api/logout': 302,
  '/api/me': 401,
  '/api/me/keys': 401,
  '/api/me/sessions': 401,
  '/api/members/{handle}': 404,
};

it('is answered by the API itself', async () => {
  const response = await fetch(`${api.origin}/api/openapi.json`);
  expect(await response.json()).toEqual(document);
});

describe('every path of the OpenAPI document', () => {
  let values: Record<string, string[]>;
  beforeAll(async () => {
    values = await pathValues();
  });

  const urlsOf = (path: string): string[] => {
    if (path === '/api/search' || path === '/api/suggest') return [`${path}?q=king`];
    if (!path.includes('{')) return [path];
    const prefix = Object.keys(values).find((known) => path.startsWith(known)) ?? '';
    const examples = (document.paths[path]?.get?.parameters ?? []).flatMap((parameter) =>
      'in' in parameter && parameter.in === 'path' ? [String(parameter.example)] : [],
    );
    const [, ...others] = path.match(/\{\w+\}/g) ?? [];
    if (others.length > 0) {
      let place = 0;
      return [path.replaceAll(/\{\w+\}/g, () => examples[place++] ?? '')];
    }
    return (values[prefix] ?? examples).map((value) => path.replace(/\{\w+\}/, value));
  };

  it.each(paths)('every path of the OpenAPI document %s answers as it says', async (path) => {
    const urls = urlsOf(path);
    expect(urls.length).toBeGreaterThan(0);
    const expected = statuses[path] ?? 200;
    for (const url of urls) expect((await ask(path, url)).status).toBe(expected);
  });

  it.each(paths.filter((path) => /\{(id|slug)\}/.test(path)))(
    'every path of the OpenAPI document %s answers as it says when there is no such record',
    async (path) => {
      const { status } = await ask(
        path,
        path.replace('{slug}', 'no-such-record').replace('{id}', 'f'.repeat(24)),
      );
      expect(status).toBe(404);
    },
  );

  it.each(paths.filter((path) => path.includes('{id}')))(
    'every path of the OpenAPI document %s answers as it says to what is no id',
    async (path) => {
      const takesSlugs = !path.startsWith('/api/seasons/');
      expect((await ask(path, path.replace('{id}', 'none'))).status).toBe(takesSlugs ? 404 : 400);
    },
  );

  it.each(paths)(
    'every path of the OpenAPI document %s refuses a parameter that it does not know, as it says',
    async (path) => {
      const [url = ''] = urlsOf(path);
      expect((await ask(path, withParameter(url, 'no-such-parameter', '1'))).status).toBe(400);
    },
  );

  it.each(
    paths.flatMap((path) =>
      (document.paths[path]?.get?.parameters ?? []).flatMap((parameter) =>
        'in' in parameter && parameter.in === 'query' ? [[path, parameter.name] as const] : [],
      ),
    ),
  )('every path of the OpenAPI document %s knows its parameter %s, and bounds it', async (path, name) => {
    const [url = ''] = urlsOf(path);
    const { status, body } = await ask(path, withParameter(url, name, '9'.repeat(2_100)));
    expect([status, (body as { errors: { parameter: string }[] }).errors[0]?.parameter]).toEqual([400, name]);
  });
});
