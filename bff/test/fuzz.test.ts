import { readFileSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import type { OpenAPIObject } from '@nestjs/swagger';
import { runApi, type RunningApi } from './running-api.js';
import { smallCatalogue } from './small-catalogue.js';

const document = JSON.parse(
  readFileSync(join(__dirname, '../../contracts/openapi.json'), 'utf8'),
) as OpenAPIObject;

/** Values that programs choke on, as they stand in an address. */
const NASTY = [
  '',
  '%00',
  '%',
  '%E0%A4%A',
  '%C0%80',
  '%F0%9F%8E%AC',
  '%E2%80%AE%E2%80%8B',
  '%CC%80'.repeat(30),
  '-1',
  '0',
  '1.5',
  '1e9',
  '0x10',
  '99999999999999999999',
  'NaN',
  'Infinity',
  'null',
  'undefined',
  'true',
  '[]',
  '{}',
  '%7B%22$gt%22:%22%22%7D',
  '$where',
  '.*',
  '(a+)+$',
  '%5B%5E%5D*'.repeat(10),
  '\\',
  "'%20OR%201=1--",
  '%3Cscript%3Ealert(1)%3C/script%3E',
  '..%2F..%2Fetc%2Fpasswd',
  '__proto__',
  'constructor',
  'toString',
  'x'.repeat(99),
  'x'.repeat(5_000),
  '%C3%A9'.repeat(500),
  'a%20'.repeat(200),
  'f'.repeat(24),
  'F'.repeat(24),
  'f'.repeat(25),
  '%EF%B7%BA',
  // Lone surrogates in UTF-8, noncharacters, overlong forms, line ends, tag characters, a mix of directions.
  '%ED%A0%80',
  '%EF%BF%BF',
  '%F4%90%80%80',
  '%0d%0aSet-Cookie:%20x=1',
  '%F3%A0%81%81',
  '%D7%90%E2%80%AEab%E2%80%AC',
  // Encoded twice, and in a form that is none.
  '%2527',
  '%u0041',
  '+',
  '%2B',
  '%26x=1',
  '%23',
  // Forms of the same text that differ in bytes.
  'A%CC%80',
  '%C3%80',
  '%E1%BA%9E',
  '%C4%B0',
];

/** Ways to write a parameter besides `name=value`. */
const SHAPES: ((name: string) => string)[] = [
  (name) => `${name}=a&${name}=b`,
  (name) => `${name}[]=a`,
  (name) => `${name}[$ne]=x`,
  (name) => `${name}[a][b][c]=x`,
  (name) => `${name}.a=x`,
  (name) => name,
  (name) => `${name}=1;${name}=2`,
  (name) => `${name}[$in][]=.*&${name}[$options]=i`,
  (name) => `${name}[$where]=sleep(9)`,
  (name) => `${name}[]=a&${name}[]=b`,
  (name) => `${name}[0]=a&${name}[1]=b`,
  (name) => `${name}[__proto__][x]=1`,
  (name) => `${name}%00=a`,
  (name) => `%20${name}=a`,
  (name) => `${name.toUpperCase()}=a`,
  (name) => `${name}=${'%F0%9F%8E%AC'.repeat(100)}`,
  (name) => `=${name}`,
  (name) => `&&&${name}&==&`,
  (name) => Array.from({ length: 300 }, () => `${name}=1`).join('&'),
];

/** What nobody outside needs to know. */
const INTERNALS = /node_modules|\bat [\w.]+ \(|mongo|mongoose|\.[jt]s:\d+|ECONN|\$regex|\/work\//i;

let api: RunningApi;

beforeAll(async () => {
  api = await runApi(smallCatalogue);
}, 60_000);

afterAll(() => api.stop());

/** Asks with the address as it is: `fetch` would put it right. */
function ask(path: string): Promise<{ status: number; body: string }> {
  const { hostname, port } = new URL(api.origin);
  return new Promise((resolve, reject) => {
    const request = get({ hostname, port, path, timeout: 5_000 }, (response) => {
      let body = '';
      response.setEncoding('utf8');
      response.on('data', (text: string) => (body += text));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body }));
    });
    request.on('timeout', () => request.destroy(new Error(`No answer within 5 s: ${path}`)));
    request.on('error', reject);
  });
}

async function weaknesses(paths: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const path of paths) {
    const { status, body } = await ask(path);
    const isProblem = status !== 200;
    if (status >= 500 || status < 200) found.push(`${status} ${path}`);
    if (isProblem && INTERNALS.test((JSON.parse(body) as { detail: string }).detail))
      found.push(`${body} ${path}`);
  }
  return found;
}

const ID = 'f'.repeat(24);
const fill = (path: string): string => path.replace(/\{id\}/, ID).replace(/\{\w+\}/, 'x');

const parameters = Object.entries(document.paths).flatMap(([path, { get: operation }]) =>
  (operation?.parameters ?? []).flatMap((parameter) =>
    'name' in parameter ? [{ path, name: parameter.name, place: parameter.in }] : [],
  ),
);

describe('nasty values break nothing and reveal nothing', () => {
  it.each(parameters.filter(({ place }) => place === 'query'))(
    'in $name of $path',
    async ({ path, name }) => {
      const needed = /search$|suggest/.test(path) && name !== 'q' ? 'q=a&' : '';
      const queries = [...NASTY.map((value) => `${name}=${value}`), ...SHAPES.map((shape) => shape(name))];
      expect(await weaknesses(queries.map((query) => `${fill(path)}?${needed}${query}`))).toEqual([]);
    },
    60_000,
  );

  it.each(parameters.filter(({ place }) => place === 'path'))(
    'in the place of $name in $path',
    async ({ path, name }) => {
      expect(await weaknesses(NASTY.map((value) => path.replace(`{${name}}`, value)))).toEqual([]);
    },
    60_000,
  );

  it('in the names of parameters', async () => {
    const names = [...NASTY, '__proto__[x]', 'constructor[prototype][x]', 'q[__proto__]'];
    expect(await weaknesses(names.map((name) => `/api/titles?${name}=1`))).toEqual([]);
  }, 60_000);
});
