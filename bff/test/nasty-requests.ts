/** Requests that a server must withstand: nasty values in every parameter of the contract. */
import { readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { join } from 'node:path';
import type { OpenAPIObject } from '@nestjs/swagger';

/** Values that programs choke on, as they stand in an address. */
export const NASTY: readonly string[] = [
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
const SHAPES: readonly ((name: string) => string)[] = [
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

/** Details that no answer may reveal. */
const INTERNALS = /node_modules|\bat [\w.]+ \(|mongo|mongoose|\.[jt]s:\d+|ECONN|\$regex|\/work\//i;

/** A parameter of a path of the contract. */
export interface FuzzedParameter {
  readonly path: string;
  readonly name: string;
  readonly place: string;
}

const document = JSON.parse(
  readFileSync(join(__dirname, '../../contracts/openapi.json'), 'utf8'),
) as OpenAPIObject;

/** Every parameter of every path. */
export const parameters: readonly FuzzedParameter[] = Object.entries(document.paths).flatMap(
  ([path, { get: operation }]) =>
    (operation?.parameters ?? []).flatMap((parameter) =>
      'name' in parameter ? [{ path, name: parameter.name, place: parameter.in }] : [],
    ),
);

const agent = new Agent({ keepAlive: true });

/** Request the address as it is: `fetch` would put it right. */
function request(origin: string, path: string): Promise<{ status: number; body: string }> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const sent = get({ hostname, port, path, agent, timeout: 5_000 }, (response) => {
      let body = '';
      response.setEncoding('utf8');
      response.on('data', (text: string) => (body += text));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body }));
    });
    sent.on('timeout', () => sent.destroy(new Error(`No response within 5 s: ${path}`)));
    sent.on('error', reject);
  });
}

/** Return the responses that are a failure of the server, or reveal what nobody outside needs to know. */
export async function weaknesses(origin: string, paths: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const path of paths) {
    const { status, body } = await request(origin, path);
    const isProblem = status !== 200;
    if (status >= 500 || status < 200) found.push(`${status} ${path}`);
    if (isProblem && INTERNALS.test((JSON.parse(body) as { detail: string }).detail))
      found.push(`${body} ${path}`);
  }
  return found;
}

/** Return the addresses that carry each nasty value in the place of a parameter, each in each shape. */
export function nastyPaths({ path, name, place }: FuzzedParameter): string[] {
  if (place === 'path') return NASTY.map((value) => path.replace(`{${name}}`, value));
  const filled = path.replace(/\{id\}/, 'f'.repeat(24)).replace(/\{\w+\}/, 'x');
  const needed = /search$|suggest/.test(path) && name !== 'q' ? 'q=a&' : '';
  const queries = [...NASTY.map((value) => `${name}=${value}`), ...SHAPES.map((shape) => shape(name))];
  return queries.map((query) => `${filled}?${needed}${query}`);
}
