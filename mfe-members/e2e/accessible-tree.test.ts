/** What Chromium tells screen readers of the forms of members: roles, names and states. */
import { hydrated } from '@sinima/testing/readiness';
import { expect, test } from '@sinima/testing/site-test';
import { signIn } from '@sinima/testing/signed-in-member';

// They wait for the member's own parts of pages, on a busy machine too.
test.describe.configure({ timeout: 90_000 });

test('the sign-in by a link is two ways, each named', async ({ page }) => {
  await page.goto('/api/login');
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - heading "Sinima demo sign-in" [level=1]
    - button "Continue as Amina"
    - button "Cancel"
    - textbox "Mail address"
    - button "Send me a link"
  `);
});

test('the rating of a title is a slider that tells its value, and buttons that tell whether they are open', async ({
  page,
}) => {
  await signIn(page.request, 'rates-by-ear@sinima.example');
  await page.goto('/title/lionheart?tab=reviews');
  await hydrated(page);
  const own = page.getByRole('region', { name: 'Yours' });
  await own.waitFor();
  await expect(own).toMatchAriaSnapshot(`
    - region "Yours":
      - button "Rate this title"
      - button "Add to diary"
      - button "Lists"
  `);
  await own.getByRole('button', { name: 'Rate this title' }).click();
  await own.getByRole('slider').press('Home');
  await expect(own).toMatchAriaSnapshot(`
    - region "Yours":
      - button "Rate this title" [expanded]
      - button "Add to diary"
      - button "Lists"
      - text: Your rating
      - status: 1.0 / 10
      - slider "Your rating": "1"
      - button "Rate it 1.0"
  `);
  await page.getByRole('button', { name: 'Write a review' }).click();
  const review = page.locator('form').filter({ has: page.getByLabel('Your review, as plain text') });
  await expect(review).toMatchAriaSnapshot(`
    - textbox "Your review, as plain text"
    - paragraph: 0 of 10,000 characters
    - checkbox "It tells how the story goes on"
    - paragraph:
      - button "Publish" [disabled]
      - button "Cancel"
  `);
});

test('a report is a dialog with its reasons as a group of radio buttons', async ({ page }) => {
  const author = await signIn(page.request, 'is-reported@sinima.example');
  await author.call('PATCH', '/api/me', { displayName: 'Reported', isPublic: true });
  const list = { name: 'To be reported', visibility: 'public' };
  const { key } = await author.call<{ key: string }>('POST', '/api/me/lists', list);
  await page.context().clearCookies();
  await signIn(page.request, 'reports@sinima.example');
  await page.goto(`/member-lists/${key}`);
  await hydrated(page);
  await page.getByRole('button', { name: /^Report/ }).click();
  await expect(page.getByRole('dialog')).toMatchAriaSnapshot(`
    - dialog "Report":
      - heading "Report" [level=2]
      - paragraph: What is wrong with it?
      - group "Reason":
        - radio "It tells the story without a warning" [checked]
        - radio "It attacks or threatens somebody"
        - radio "It advertises something"
        - radio "It is about something else"
      - textbox "For the moderators (optional)"
      - paragraph: 0 of 500 characters
      - paragraph:
        - button "Send the report"
      - button "Close"
  `);
});

test('the account names its parts, and which of them is shown', async ({ page }) => {
  await signIn(page.request, 'hears-an-account@sinima.example');
  await page.goto('/account/lists');
  await hydrated(page);
  await expect(page.getByRole('navigation', { name: 'Your account' })).toMatchAriaSnapshot(`
    - navigation "Your account":
      - list:
        - listitem:
          - link "Account"
        - listitem:
          - link "Diary"
        - listitem:
          - link "Ratings"
        - listitem:
          - link "Reviews"
        - listitem:
          - link "Lists"
        - listitem:
          - link "Saved"
        - listitem:
          - link "Import and export"
        - listitem:
          - link "Decisions"
  `);
});

test('the editor of a list names what each button moves, and is ready to save once something has changed', async ({
  page,
}) => {
  const { call } = await signIn(page.request, 'hears-a-list@sinima.example');
  const { key } = await call<{ key: string }>('POST', '/api/me/lists', {
    name: 'By ear',
    visibility: 'private',
  });
  await call('POST', `/api/me/lists/${key}/items`, { title: 'lionheart' });
  await page.goto(`/account/lists/${key}`);
  await hydrated(page);
  const editor = page
    .locator('form')
    .filter({ has: page.getByRole('button', { name: 'Save order and notes' }) });
  await editor.waitFor();
  await expect(editor).toMatchAriaSnapshot(`
    - list:
      - listitem:
        - article:
          - textbox "Note on Lionheart (optional)"
          - paragraph: 0 of 500 characters
          - button "Move Lionheart up"
          - button "Move Lionheart down"
          - button "Take Lionheart off the list"
    - paragraph:
      - button "Save order and notes" [disabled]
      - button "Discard the changes" [disabled]
  `);
  await editor.getByRole('textbox').fill('With the sound up.');
  await expect(editor).toMatchAriaSnapshot(`
    - paragraph:
      - button "Save order and notes"
      - button "Discard the changes"
  `);
});
