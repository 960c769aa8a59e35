/** The pages of an account, and the pages of forms for browsers without scripts, in Arabic. */
import { besidePages, pathIn } from '@sinima/contracts/languages';
import { hydrated } from '@sinima/testing/readiness';
import { signIn } from '@sinima/testing/signed-in-member';
import { JSDOM } from 'jsdom';
import { englishTexts } from './site/english-texts.ts';
import { expect, test } from './site/site-test.ts';
import { textsInLanguage } from './site/texts-of-page.ts';

/** The member's own texts and address are no texts of the site. */
const WORDS = 'Déjà vu à Tōkyō';
const MAIL = 'reads-arabic@sinima.example';

const pagesOfMembers = [
  '/account',
  '/account/diary',
  '/account/ratings',
  '/account/reviews',
  '/account/lists',
  '/account/saved',
  '/account/records',
  '/account/decisions',
];

const formPages = [
  '/api/account',
  '/api/account/keys',
  '/api/me/edits/forms/own',
  '/api/me/forms/titles/lionheart',
  '/api/me/forms/people/genevieve-nnaji',
];

const english = (html: string): string[] => {
  const { document } = new JSDOM(html).window;
  expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['ar', 'rtl']);
  expect(textsInLanguage(document).length).toBeGreaterThan(3);
  return englishTexts(document).filter((text) => !text.includes(WORDS) && text !== MAIL);
};

test.use({ viewport: { width: 360, height: 800 } });
test.describe.configure({ timeout: 120_000 });

test('the pages of a member and the forms without scripts are whole in Arabic, and fit a phone', async ({
  page,
}) => {
  const member = await signIn(page.request, MAIL);
  await member.call('PATCH', '/api/me', { displayName: WORDS });
  await member.call('PUT', '/api/me/ratings/lionheart', { rating: 8 });
  await member.call('PUT', '/api/me/reviews/lionheart', { text: WORDS, hasSpoilers: false });
  const viewing = { title: 'lionheart', watchedOn: '2024-01-02', where: null, isRewatch: false };
  await member.call('POST', '/api/me/diary', viewing);
  const addresses = [
    ...pagesOfMembers.map((path) => pathIn('ar', path)),
    ...formPages.map((path) => besidePages('ar', path)),
  ];
  for (const address of addresses) {
    await page.goto(address);
    if (!address.startsWith('/api/')) await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect.soft(english(await page.content()), address).toEqual([]);
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect.soft(beyond, `pixels beyond the edge on ${address}`).toBeLessThanOrEqual(0);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor comes from a page in Arabic to its form and back, and all of it is Arabic', async ({
    page,
  }) => {
    await signIn(page.request, 'rates-in-arabic@sinima.example');
    await page.goto('/ar/title/lionheart');
    await page.locator('a[href^="/api/me/forms/titles/"]').first().click();
    await expect(page).toHaveURL(/\/api\/me\/forms\/titles\/lionheart\?language=ar$/);
    await page.getByLabel('تقييمك من 10').selectOption('9.5');
    await page.getByRole('button', { name: 'قيّم' }).click();
    await expect(page.getByRole('status')).toHaveText('حُفظ تقييمك.');
    // A text that is refused: of characters that nobody sees.
    await page.getByLabel('مراجعتك، نصًا بسيطًا').fill('\u202e');
    await page.getByRole('button', { name: 'نشر' }).click();
    await expect(page.getByRole('alert')).toContainText('لم يتم بعد');
    expect(english(await page.content())).toEqual([]);
    await page.getByRole('link', { name: 'البدء من جديد' }).click();
    await page.getByRole('link', { name: 'العودة إلى Lionheart' }).click();
    await expect(page).toHaveURL(/\/ar\/title\/lionheart$/);
  });

  test('a correction is proposed from a page in Arabic to the page of the edit in Arabic', async ({
    page,
  }) => {
    await page.goto('/ar/contribute/edit/title/lionheart');
    await page.locator('main input[name=runtimeMins]').fill('96');
    await page
      .locator('main form[action="/api/me/edits/forms/title/lionheart"] [type=submit]')
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('تغييرك في Lionheart');
    expect(english(await page.content())).toEqual([]);
    await page.locator('input[name=agree]').check();
    await page.getByRole('button', { name: 'إرسال' }).click();
    await expect(page.getByRole('alert')).toHaveText('لم يُرسل بعد: انظر الملاحظات.');
    expect(english(await page.content())).toEqual([]);
    await page.getByRole('link', { name: 'العودة إلى النموذج' }).click();
    await expect(page).toHaveURL(/\/ar\/contribute\/edit\/title\/lionheart$/);
  });
});

test('who signs out on a page in Arabic comes to the home page in Arabic', async ({ page }) => {
  await signIn(page.request, 'signs-out-in-arabic@sinima.example');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/ar/movies');
  const signOut = page.getByRole('banner').getByRole('link', { name: 'تسجيل الخروج' });
  await signOut.click();
  await expect(page).toHaveURL(/\/ar$/);
  await expect(signOut).toHaveCount(0);
});
