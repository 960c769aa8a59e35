/** A list that two members keep together, each in a browser of their own. */
import { hydrated } from '@sinima/testing/readiness';
import { expect, test, type Page } from '@sinima/testing/site-test';
import { signIn } from '@sinima/testing/signed-in-member';

// Two browsers share one machine.
test.describe.configure({ timeout: 90_000 });

const noteOnLionheart = (page: Page) => page.getByLabel('Note on Lionheart (optional)');

async function openList(page: Page, key: string): Promise<void> {
  await page.goto(`/account/lists/${key}`);
  await hydrated(page);
  await page.getByText(/Together with others|List Not Found/).waitFor();
}

async function saveNote(page: Page, note: string): Promise<void> {
  await noteOnLionheart(page).fill(note);
  await page.getByRole('button', { name: 'Save order and notes' }).click();
}

test('a list is kept together: an author is invited, accepts, both write, and the owner removes the author', async ({
  page,
  browser,
  baseURL,
  complaints,
}) => {
  const owner = await signIn(page.request, 'owns-a-list@sinima.example');
  await owner.call('PATCH', '/api/me', { displayName: 'Esi', isPublic: true });
  const list = { name: 'Two nights', visibility: 'public' };
  const { key } = await owner.call<{ key: string }>('POST', '/api/me/lists', list);
  await owner.call('POST', `/api/me/lists/${key}/items`, { title: 'lionheart' });

  const context = await browser.newContext({ baseURL });
  const theirs = await context.newPage();
  const author = await signIn(theirs.request, 'joins-a-list@sinima.example');
  await author.call('PATCH', '/api/me', { displayName: 'Kofi', isPublic: true });

  await openList(page, key);
  await page.getByLabel('Handle of the member').fill(author.handle);
  await page.getByRole('button', { name: 'Invite' }).click();
  await page.getByText(`${author.handle} · invited`).waitFor();

  await theirs.goto('/account/lists');
  await theirs.getByRole('button', { name: 'Accept the invitation to Two nights' }).click();
  await theirs.getByRole('link', { name: 'Two nights' }).click();
  await theirs.getByText('you are one of its authors').waitFor();
  await hydrated(theirs);
  await saveNote(theirs, 'With the sound up.');
  await expect(theirs.getByRole('button', { name: 'Save order and notes' })).toBeDisabled();

  // The owner's page is older than the author's change, which is not written over.
  await saveNote(page, 'For a night without power.');
  await expect(page.getByRole('alert')).toBeVisible();
  await openList(page, key);
  await expect(noteOnLionheart(page)).toHaveValue('With the sound up.');
  await saveNote(page, 'For a night without power.');
  await expect(page.getByRole('button', { name: 'Save order and notes' })).toBeDisabled();
  await openList(theirs, key);
  await expect(noteOnLionheart(theirs)).toHaveValue('For a night without power.');
  await theirs.goto(`/member-lists/${key}`);
  await expect(theirs.getByText('By Esi, together with Kofi')).toBeVisible();

  await page.getByRole('button', { name: 'Remove Kofi' }).click();
  await page.getByRole('button', { name: 'Remove Kofi from the list' }).click();
  await expect(page.getByRole('button', { name: 'Remove Kofi' })).toHaveCount(0);
  await openList(theirs, key);
  await expect(theirs.getByRole('heading', { name: 'List Not Found' })).toBeVisible();
  await context.close();
  // The browser tells of the change that was refused.
  const errors = complaints.filter((complaint) => complaint.startsWith('error'));
  expect(errors).toEqual([expect.stringContaining('409 (Conflict)')]);
});
