/** Every answer of the mock API fits the API's document, whatever its call is switched to. */
import document from '@sinima/contracts/openapi.json';
import { z } from 'zod';
import type { OpenApi, Schema } from '@sinima/contracts/openapi-document';
import { answerSchema, resolved } from './document/open-api.ts';
import { callsOf } from './document/calls.ts';
import { startMockApi, type MockApi } from './start-mock-api.ts';

const openapi = document as unknown as OpenApi;

/** Return a part of the document as a JSON Schema of its own, but for the schemas that it refers to. */
const asSchema = (part: unknown): z.core.JSONSchema.JSONSchema =>
  JSON.parse(
    JSON.stringify(part).replaceAll('#/components/schemas/', '#/$defs/'),
  ) as z.core.JSONSchema.JSONSchema;

const $defs = asSchema(document.components.schemas) as Record<string, z.core.JSONSchema.JSONSchema>;

/** What is wrong with an answer by a schema of the document; null: nothing. */
function faults(schema: Schema, answer: unknown): unknown {
  const shape = z.fromJSONSchema({ ...asSchema(schema), $defs });
  return shape.safeParse(answer).error?.issues ?? null;
}

let mock: MockApi;
let cookie: string;
beforeAll(async () => {
  mock = await startMockApi({ document: openapi });
  const { headers } = await fetch(`${mock.origin}/api/login`, { redirect: 'manual' });
  cookie = headers.get('set-cookie')?.split(';', 1)[0] ?? '';
});
afterAll(() => mock.stop());

/** What stands in paths of the mock, where it is not the first sample of what is answered: some lack a value. */
const named: readonly (readonly [RegExp, string])[] = [
  [/^\/api\/titles\//, 'market-of-dawn'],
  [/^\/api\/(dump\/)?people\//, 'tumelo-banzi'],
  [/^\/api\/lists\//, 'first-features'],
  [/^\/api\/festivals\//, 'cape-sample-festival'],
  [/^\/api\/search\//, 'road'],
  [/^\/api\/members\//, 'sample-member'],
  [/^\/api\/seasons\//, '0123456789abcdef01234567'],
  [/^\/api\/records\//, 'harmattan-road'],
];

function firstSlug(schema: Schema): string {
  const slug = resolved(schema, openapi)['x-samples']?.[0]?.slug;
  return typeof slug === 'string' ? slug : '';
}

const reading = callsOf(openapi).flatMap((call) => {
  const schema = answerSchema(call.operation);
  if (!schema) return [];
  const [, value = firstSlug(schema)] = named.find(([pattern]) => pattern.test(call.template)) ?? [];
  const required = (call.operation.parameters ?? []).filter(
    ({ in: at, required: is }) => at === 'query' && is,
  );
  const query = new URLSearchParams(required.map(({ name }) => [name, 'a'])).toString();
  const address = `${call.template.replace('{kind}', 'titles').replace(/\{\w+\}/, value)}?${query}`;
  return [{ name: call.name, schema, address }];
});

const conditions = ['as-is', 'empty', 'missing'];

it.each(reading.flatMap((call) => conditions.map((condition) => ({ ...call, condition }))))(
  'the answer of $name, $condition, fits the document',
  async ({ name, schema, address, condition }) => {
    await fetch(`${mock.origin}/api/__mock/switches?${name}=${condition}`, { method: 'POST' });
    const response = await fetch(`${mock.origin}${address}`, { headers: { cookie } });
    expect(response.status).toBe(200);
    expect(faults(schema, await response.json())).toBeNull();
  },
);

/** Return the slugs that stand in an answer, by the property that holds their record: `title`, `items`. */
function slugsIn(value: unknown, at = ''): [string, string][] {
  if (Array.isArray(value)) return value.flatMap((item) => slugsIn(item, at));
  if (typeof value !== 'object' || value === null) return [];
  const own: [string, string][] = 'slug' in value ? [[at, String(value.slug)]] : [];
  return [...own, ...Object.entries(value).flatMap(([name, part]) => slugsIn(part, name))];
}

const homes: Readonly<Record<string, string>> = {
  title: 'titles',
  titles: 'titles',
  countryTitles: 'titles',
  person: 'people',
  people: 'people',
};

it('whatever the mock API links to is there: a slug in an answer leads to its record', async () => {
  const links = new Set<string>();
  await fetch(`${mock.origin}/api/__mock/switches`, { method: 'DELETE' });
  for (const { address } of reading.filter(({ name }) => name !== 'getOpenApi')) {
    const answer: unknown = await (await fetch(`${mock.origin}${address}`, { headers: { cookie } })).json();
    for (const [at, slug] of slugsIn(answer)) if (homes[at]) links.add(`/api/${homes[at]}/slug/${slug}`);
  }
  expect(links.size).toBeGreaterThan(20);
  for (const link of links) {
    const { status } = await fetch(`${mock.origin}${link}`);
    expect({ link, status }).toEqual({ link, status: 200 });
  }
});
