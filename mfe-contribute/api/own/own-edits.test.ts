import type { Edit } from '../edits/edit.dto.ts';
import {
  FIRST_EDITOR,
  runtime,
  startContribute,
  type ContributeUnderTest,
} from '../test/contribute-under-test.ts';
import type { EditsExport, OwnAuthor } from './own-edits.dto.ts';

let site: ContributeUnderTest;

beforeAll(async () => {
  site = await startContribute();
}, 90_000);

afterAll(() => site.stop());

/** Return all that the part has stored. */
async function storedText(): Promise<string> {
  const names = (await site.part.database.listCollections()).map(({ name }) => name);
  const stored = await Promise.all(
    names.map(async (name) => site.part.database.collection(name).find().toArray()),
  );
  return JSON.stringify(stored);
}

it('a member takes all own edits along', async () => {
  const amina = site.member('amina');
  const edit = await amina.does('POST /api/edits', runtime(59, 95));
  const { author } = await amina.does<OwnAuthor>('GET /api/me/edits/author');
  const all = await amina.does<EditsExport>('GET /api/me/edits/export');
  expect(all).toMatchObject({ licence: 'CC0-1.0', author, edits: [{ id: edit.id, changes: edit.changes }] });
});

it('after the account is deleted, the edits are a former member’s, and no record has the name', async () => {
  const ada = site.member('ada-unique');
  const { id, author } = await ada.does('POST /api/edits', runtime(59, 96));
  expect(author).toMatchObject({ kind: 'member', handle: 'ada-unique' });
  expect((await ada.call('DELETE /api/me/edits')).status).toBe(204);
  const left = await site.visitor.does<Edit>(`GET /api/edits/${id}`);
  expect(left.author).toMatchObject({ number: author.number, kind: 'former-member', handle: null });
  const text = await storedText();
  expect(text).not.toMatch(/ada-unique/i);
  expect(text).not.toContain(ada.member!.id);
});

it('somebody who comes back after deletion has another number', async () => {
  const back = await site.member('ada-unique').does('POST /api/edits', runtime(59, 97));
  const [former] = (await site.visitor.does<Edit[]>('GET /api/edits?state=open')).filter(
    ({ author }) => author.kind === 'former-member',
  );
  expect(back.author.number).not.toBe(former!.author.number);
});

it('a profile that is private has no name in edits', async () => {
  const { id } = await site.member('hidden').does('POST /api/edits', runtime(59, 98));
  await site.part.database
    .collection('contribute_names')
    .updateOne({ handle: 'hidden' }, { $set: { isPublic: false } });
  const { author } = await site.visitor.does<Edit>(`GET /api/edits/${id}`);
  expect(author).toMatchObject({ kind: 'member', handle: null, displayName: null });
});

it('an editor that the setting names leaves no name either', async () => {
  const editor = site.member(FIRST_EDITOR);
  await editor.does('GET /api/me/edits/author');
  expect(await storedText()).toContain(FIRST_EDITOR);
  expect((await editor.call('DELETE /api/me/edits')).status).toBe(204);
  expect(await storedText()).not.toContain(FIRST_EDITOR);
});
