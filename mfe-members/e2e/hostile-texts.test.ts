/** Markup in every text that a member can write stands as text on every page that shows it. */
import { hydrated } from '@sinima/testing/readiness';
import { expect, test, type Page } from '@sinima/testing/site-test';
import { signIn, type SignedInMember } from '@sinima/testing/signed-in-member';

// It visits ten pages, on a busy machine too.
test.describe.configure({ timeout: 90_000 });

/** It would leave an element, an attribute or a script, and fits the shortest field. */
const HOSTILE = `</script><img src=x onerror=alert(1)>"'{{7}}`;

/** No other test visits it: a page is cached for half a minute, and would not have the review yet. */
const TITLE = 'october-1';

/** Named by the site under test (`MODERATORS`). */
const MODERATOR = 'mod@sinima.example';

/** Write markup wherever a member can write; the key of a list. */
async function writeEverywhere({ call }: SignedInMember): Promise<string> {
  await call('PATCH', '/api/me', { displayName: HOSTILE, bio: HOSTILE, isPublic: true });
  await call('POST', '/api/me/diary', { title: TITLE, watchedOn: '2024-02-29', where: HOSTILE });
  await call('PUT', `/api/me/reviews/${TITLE}`, { text: HOSTILE, hasSpoilers: false });
  const list = { name: HOSTILE, description: HOSTILE, visibility: 'public' };
  const { key } = await call<{ key: string }>('POST', '/api/me/lists', list);
  await call('POST', `/api/me/lists/${key}/items`, { title: TITLE, note: HOSTILE });
  return key;
}

/** Let others read what is held, with markup in each reason. */
async function decideEverything(moderator: SignedInMember): Promise<void> {
  const queue = await moderator.call<{ id: string; text: string | null }[]>('GET', '/api/moderation/queue');
  for (const { id, text } of queue) {
    if (!text?.includes(HOSTILE)) continue;
    await moderator.call('POST', `/api/moderation/cases/${id}/decisions`, {
      action: 'keep',
      reason: HOSTILE,
    });
  }
}

/** Expect that a document holds the text as text, and that its data for search engines can be read. */
function expectEscaped(document: string): void {
  expect(document).not.toMatch(/<(?:img src=x|svg onload)/);
  const [, ...scripts] = document.split('<script type="application/ld+json"');
  for (const script of scripts)
    JSON.parse(script.slice(script.indexOf('>') + 1, script.indexOf('</script>')));
}

async function expectText(page: Page, address: string): Promise<void> {
  const answer = await page.goto(address);
  expectEscaped((await answer?.text()) ?? '');
  await hydrated(page);
  await expect(page.getByText('<img src=x onerror=alert(1)>').first()).toBeVisible();
  await expect(page.locator('img[src="x"], [onerror]')).toHaveCount(0);
}

test('markup in texts of a member is text on the member’s own pages and on those for everybody', async ({
  page,
  browser,
  playwright,
  baseURL,
  complaints,
}) => {
  const member = await signIn(page.request, 'hostile@sinima.example');
  const key = await writeEverywhere(member);
  const elsewhere = await playwright.request.newContext({ baseURL });
  const moderator = await signIn(elsewhere, MODERATOR);
  await moderator.call('POST', '/api/reports', {
    kind: 'list',
    subject: key,
    reason: 'wrong',
    note: HOSTILE,
  });
  const moderators = await browser.newContext({ baseURL, storageState: await elsewhere.storageState() });
  await expectText(await moderators.newPage(), '/moderation');
  await moderators.close();
  await decideEverything(moderator);

  const ofMember = ['diary', 'reviews', 'lists', `lists/${key}`].map((part) => `/account/${part}`);
  for (const address of ofMember) await expectText(page, address);
  expectEscaped(await (await page.request.get('/api/account')).text());

  await page.context().clearCookies();
  const forEverybody = [
    `/members/${member.handle}`,
    `/members/${member.handle}?tab=lists`,
    `/member-lists/${key}`,
    `/title/${TITLE}?tab=reviews`,
    '/moderation/log',
  ];
  for (const address of forEverybody) {
    await expectText(page, address);
    // What caches hold is what was made.
    expectEscaped(await (await elsewhere.get(address)).text());
  }
  await page.goto(`/member-lists/${key}`);
  await expect(page).toHaveTitle(new RegExp(HOSTILE.replaceAll(/[()/{}]/g, '\\$&')));
  const card = page.locator('meta[property="og:image"]');
  expect(await card.getAttribute('content')).not.toContain('onerror');
  expect(complaints).toEqual([]);
});
