/** A missing actor, from a phone: proposed with a source, accepted by three members, shown everywhere, and taken back. */
import { hydrated } from '@sinima/testing/readiness';
import { expect, test } from '@sinima/testing/site-test';
import { expectWellMade, PHONE, signInByMail, submit, type Page } from './test/contributing.ts';

type Locator = ReturnType<Page['getByText']>;

const SLUG = 'osuofia-in-london';
const PERSON = 'genevieve-nnaji';

test.use({ viewport: PHONE });
// Four members sign in by mail.
test.describe.configure({ timeout: 120_000 });

test('a visitor adds a missing actor from a phone, three members accept it, and it is taken back', async ({
  page,
  browser,
  baseURL,
}) => {
  const read = async (path: string): Promise<string> => (await page.request.get(path)).text();
  const acceptBy = async (id: string, emails: readonly string[]): Promise<void> => {
    for (const email of emails) {
      const theirs = await browser.newPage({ baseURL: baseURL!, viewport: PHONE });
      await theirs.goto(`/api/login?return=/api/me/edits/forms/review/${id}`);
      await signInByMail(theirs, email);
      await theirs.getByRole('button', { name: 'Accept', exact: true }).click();
      await expect(theirs.getByRole('status')).toHaveText('Your vote is counted.');
      await theirs.close();
    }
  };
  const voters = ['one', 'two', 'three'].map((name) => `accepts-${name}@sinima.example`);

  await page.goto(`/search?q=osuofia`);
  await page
    .getByRole('link', { name: /Osuofia in London/ })
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(`/title/${SLUG}`));
  await page.goto(`/contribute?title=${SLUG}`);
  await expect(page).toHaveURL(new RegExp(`/contribute/edit/title/${SLUG}`));
  await hydrated(page);
  await expectWellMade(page, 'the form of a title');

  const credit = page.getByRole('group', { name: 'New credit 1' });
  const person = credit.getByLabel('Person');
  await person.pressSequentially('Genevieve N');
  await expect(credit.locator(`option[value="Genevieve Nnaji (${PERSON})"]`)).toBeAttached();
  await person.fill(`Genevieve Nnaji (${PERSON})`);
  await credit.getByLabel('Did what?').selectOption('Actor');
  await credit.getByLabel('Character (of an actor)').fill('Sister Mary');
  await page.getByLabel('Where others can look it up').fill('The credits on screen');
  await page.getByRole('button', { name: 'Look at the change' }).click();
  await expect(page.getByText('Genevieve Nnaji, Actor: Sister Mary')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expectWellMade(page, 'what would change');
  // Without one, votes about a visitor’s edit end after seven days.
  await page.getByLabel('Mail address for questions (optional)').fill('sees-films@sinima.example');
  const id = await submit(page, 'She stands in the church.');
  await expect(page.getByText('Open', { exact: true })).toBeVisible();
  await expectWellMade(page, 'an open edit');

  await acceptBy(id, voters);
  expect(JSON.parse(await read(`/api/edits/${id}`))).toMatchObject({ state: 'accepted', accepting: 3 });
  const { facts } = JSON.parse(await read(`/api/records/titles/${SLUG}`)) as { facts: { credits: object[] } };
  expect(facts.credits).toContainEqual({ person: PERSON, role: 'ACTOR', characterName: 'Sister Mary' });
  await expect.poll(() => read(`/title/${SLUG}/cast`)).toContain('Sister Mary');
  expect(await read('/api/dump')).toContain('Sister Mary');
  expect(await read(`/api/titles/${SLUG}/history`)).toContain(id);
  await expect.poll(() => read('/feeds/recent-changes.atom')).toContain(`/contribute/edits/${id}`);
  await page.goto(`/contribute/history/title/${SLUG}`);
  await expect(page.getByText('She stands in the church.')).toBeVisible();
  await expectWellMade(page, 'the history of a title');
  // Pages that were made before the decision are made anew within half a minute.
  const renewed = async (path: string, shown: Locator): Promise<void> =>
    expect(async () => {
      await page.goto(path);
      await expect(shown).toBeVisible({ timeout: 1_000 });
    }).toPass({ timeout: 60_000 });
  await renewed('/contribute/recent', page.getByText('She stands in the church.'));
  await expectWellMade(page, 'recent changes');
  await page.goto('/contribute/edits');
  await expectWellMade(page, 'open edits');
  await renewed(`/contribute/edits/${id}`, page.getByRole('button', { name: 'Take it back' }));
  await page.getByRole('button', { name: 'Take it back' }).click();
  await page.getByLabel('Mail address for questions (optional)').fill('sees-films@sinima.example');
  const revert = await submit(page, 'It was another film.');
  await acceptBy(revert, voters);
  await expect.poll(() => read(`/api/records/titles/${SLUG}`)).not.toContain('Sister Mary');
  await expect.poll(() => read(`/title/${SLUG}/cast`)).not.toContain('Sister Mary');
});
