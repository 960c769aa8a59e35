/** Who may make which call: every call of the contract, by visitors, the author, other members, editors and authors who are kept from writing. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Edit } from '../edits/edit.dto.ts';
import {
  FIRST_EDITOR,
  runtime,
  startContribute,
  type ContributeUnderTest,
  type Person,
} from './contribute-under-test.ts';

const WHO = ['visitor', 'author', 'other', 'standing', 'editor', 'blocked'] as const;
type Who = (typeof WHO)[number];

let site: ContributeUnderTest;
let people: Record<Who, Person>;
let open: Edit;
let author: number;
let blocked: number;
let years = 1_900;

const newEdit = async (): Promise<Edit> => {
  const edit = runtime(59, 95);
  edit.fields = [{ field: 'releaseYear', after: (years += 1), source: { where: 'A poster' } }];
  return people.author.does('POST /api/edits', edit);
};

beforeAll(async () => {
  site = await startContribute();
  people = {
    visitor: site.visitor,
    author: site.member('author'),
    other: site.member('other'),
    standing: site.member('standing'),
    editor: site.member(FIRST_EDITOR),
    blocked: site.member('blocked'),
  };
  await site.give(people.standing, 10);
  await people.editor.does('GET /api/me/edits/author');
  await site.give(site.member('appointed'), 0);
  blocked = await site.give(people.blocked, 0);
  await people.editor.does(`POST /api/edits/authors/${blocked}/rollback`, { reason: 'Spam.' });
  author = await site.give(people.author, 0);
  open = await newEdit();
}, 90_000);

afterAll(() => site.stop());

/** The status of each call for each of them, in the order of {@link WHO}; a body that is right for it. */
const CALLS: Readonly<Record<string, readonly [body: object | undefined, ...statuses: number[]]>> = {
  'GET /api/edits': [undefined, 200, 200, 200, 200, 200, 200],
  'GET /api/edits/recent': [undefined, 200, 200, 200, 200, 200, 200],
  'GET /api/edits/statistics': [undefined, 200, 200, 200, 200, 200, 200],
  'GET /api/edits/editors': [undefined, 200, 200, 200, 200, 200, 200],
  'GET /api/edits/{id}': [undefined, 200, 200, 200, 200, 200, 200],
  'POST /api/edits': [runtime(59, 60), 201, 201, 201, 201, 201, 403],
  'POST /api/edits/{id}/votes': [{ accepts: true }, 401, 403, 403, 200, 200, 403],
  'POST /api/edits/{id}/answer': [{ text: 'But it is.' }, 401, 409, 403, 403, 403, 403],
  'POST /api/edits/{id}/renewal': [{}, 401, 409, 403, 403, 403, 403],
  'POST /api/edits/{id}/thanks': [{}, 401, 403, 409, 409, 409, 403],
  'POST /api/edits/{id}/decision': [{ accepts: false, reason: 'No.' }, 401, 403, 403, 403, 200, 403],
  'POST /api/edits/{id}/withdrawal': [{}, 401, 200, 403, 403, 403, 403],
  'POST /api/edits/editors/{handle}/appointment': [{ reason: 'Careful.' }, 401, 403, 403, 403, 200, 403],
  'POST /api/edits/editors/{handle}/dismissal': [{ reason: 'Enough.' }, 401, 403, 403, 403, 200, 403],
  'POST /api/edits/authors/{number}/rollback': [{ reason: 'Spam.' }, 401, 403, 403, 403, 200, 403],
  'GET /api/me/edits/author': [undefined, 401, 200, 200, 200, 200, 200],
  'GET /api/me/edits/export': [undefined, 401, 200, 200, 200, 200, 200],
  'DELETE /api/me/edits': [undefined, 401, 204, 204, 204, 204, 204],
};

const { paths } = JSON.parse(readFileSync(path.join(__dirname, '../openapi.json'), 'utf8')) as {
  paths: Readonly<Record<string, Readonly<Record<string, { readonly responses: object }>>>>;
};

/** The statuses that the contract names of a call. */
function promised(call: string): string[] {
  const [method = '', address = ''] = call.split(' ');
  return Object.keys(paths[address]?.[method.toLowerCase()]?.responses ?? {});
}

it('every call of the contract is in the table', () => {
  const calls = Object.entries(paths).flatMap(([address, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${address}`),
  );
  expect(Object.keys(CALLS).sort()).toEqual(calls.sort());
});

// The last calls end what the others need.
describe.each(Object.entries(CALLS))('%s', (call, [body, ...statuses]) => {
  it.each(WHO.map((who, at) => [who, statuses[at]!] as const))('%s: %i', async (who, status) => {
    const answer = await people[who].call(
      call
        .replace(
          '{id}',
          (call.includes('decision') || call.includes('withdrawal') ? await newEdit() : open).id,
        )
        .replace('{handle}', 'appointed')
        .replace('{number}', String(call.includes('rollback') && who === 'editor' ? blocked : author)),
      body,
    );
    expect(answer.status).toBe(status);
    expect(promised(call)).toContain(String(status));
  });
});

it('an editor is appointed by an editor, with a reason that everybody reads', async () => {
  const log = await site.visitor.does<object[]>('GET /api/edits/editors');
  expect(log).toContainEqual(expect.objectContaining({ isEditor: true, reason: 'Careful.' }));
  expect(log).toContainEqual(expect.objectContaining({ isEditor: true, by: null }));
});
