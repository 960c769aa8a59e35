/** What people may send in a field or a parameter: right, wrong or hostile, no value breaks a call. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { NASTY_PARAMETERS, NASTY_VALUES } from '@sinima/api-parts/nasty-values';
import {
  FIRST_EDITOR,
  runtime,
  startContribute,
  type ContributeUnderTest,
  type Person,
} from './contribute-under-test.ts';

const PROPOSAL = { ...runtime(59, 95), comment: 'I measured it.', mail: 'ada@sinima.example' };
const [FIELD] = PROPOSAL.fields;

/** Bodies that are right but for one value. */
const BODIES: readonly (readonly [call: string, field: string, bodyWith: (value: unknown) => object])[] = [
  ...['kind', 'record', 'into', 'reverts', 'fields', 'comment', 'licence', 'mail'].map(
    (field) => ['POST /api/edits', field, (value: unknown) => ({ ...PROPOSAL, [field]: value })] as const,
  ),
  ...['kind', 'slug'].map(
    (field) =>
      [
        'POST /api/edits',
        `record.${field}`,
        (value: unknown) => ({ ...PROPOSAL, record: { ...PROPOSAL.record, [field]: value } }),
      ] as const,
  ),
  ...['field', 'before', 'after', 'removed', 'added', 'source'].map(
    (field) =>
      [
        'POST /api/edits',
        `fields.${field}`,
        (value: unknown) => ({ ...PROPOSAL, fields: [{ ...FIELD, [field]: value }] }),
      ] as const,
  ),
  ...['where', 'url'].map(
    (field) =>
      [
        'POST /api/edits',
        `source.${field}`,
        (value: unknown) => ({
          ...PROPOSAL,
          fields: [{ ...FIELD, source: { where: 'A site', [field]: value } }],
        }),
      ] as const,
  ),
  ['POST /api/edits/{id}/votes', 'accepts', (value) => ({ accepts: value, reason: 'No.' })],
  ['POST /api/edits/{id}/votes', 'reason', (value) => ({ accepts: false, reason: value })],
  ['POST /api/edits/{id}/answer', 'text', (value) => ({ text: value })],
  ['POST /api/edits/{id}/decision', 'accepts', (value) => ({ accepts: value, reason: 'No.' })],
  ['POST /api/edits/{id}/decision', 'reason', (value) => ({ accepts: false, reason: value })],
  ['POST /api/edits/editors/{handle}/appointment', 'reason', (value) => ({ reason: value })],
  ['POST /api/edits/authors/{number}/rollback', 'reason', (value) => ({ reason: value })],
];

const { paths } = JSON.parse(readFileSync(path.join(__dirname, '../openapi.json'), 'utf8')) as {
  paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
};

interface Operation {
  readonly parameters?: readonly { readonly name: string; readonly in: string }[];
}

const inAddresses = Object.entries(paths).flatMap(([address, methods]) =>
  Object.entries(methods).flatMap(([method, { parameters = [] }]) =>
    parameters
      .filter(({ in: place }) => place !== 'header')
      .map(({ name, in: place }) => [`${method.toUpperCase()} ${address}`, name, place] as const),
  ),
);

let site: ContributeUnderTest;
let editor: Person;
let ids: Readonly<Record<string, string>>;

beforeAll(async () => {
  site = await startContribute();
  editor = site.member(FIRST_EDITOR);
  const author = await site.give(site.member('author'), 0);
  const { id } = await site.member('author').does('POST /api/edits', runtime(59, 95));
  ids = { id, handle: 'author', number: String(author) };
}, 90_000);

afterAll(() => site.stop());

const callOf = (call: string): string => call.replaceAll(/\{(\w+)\}/g, (_braces, name: string) => ids[name]!);

it.each(BODIES)(
  '%s takes or refuses every value of %s, and breaks at none',
  async (call, _field, bodyWith) => {
    const broken: unknown[] = [];
    for (const value of NASTY_VALUES) {
      const { status } = await editor.call(callOf(call), bodyWith(value));
      if (status >= 500) broken.push(value);
    }
    expect(broken).toEqual([]);
  },
);

it.each(inAddresses)(
  '%s takes or refuses every value of the parameter %s, and breaks at none',
  async (call, parameter, place) => {
    const broken: string[] = [];
    for (const value of NASTY_PARAMETERS) {
      const address =
        place === 'path'
          ? callOf(call.replace(`{${parameter}}`, value))
          : `${callOf(call)}?${parameter}=${value}`;
      if ((await editor.call(address)).status >= 500) broken.push(value);
    }
    expect(broken).toEqual([]);
  },
);
