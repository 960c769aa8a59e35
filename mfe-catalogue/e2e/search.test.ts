/** Search understands more than names, and each of its answers is a link: nothing here needs a script. */
import { axeViolations } from '@sinima/testing/axe';
import { expect, test } from '@sinima/testing/site-test';

const query = '/search?q=nigerian+comedies+2010s';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('search says what it understood, leads to the list, and searches each word literally', async ({
    page,
  }) => {
    await page.goto(query);
    await expect(page.getByText('Showing titles from Nigeria · comedies · 2010s')).toBeVisible();
    const list = page.getByRole('link', { name: /^\d+ movies? from Nigeria · comedies · 2010s$/ });
    const count = Number.parseInt((await list.textContent()) ?? '', 10);
    await list.click();
    await expect(page).toHaveURL(/\/movies\?country=Nigeria&genre=comedy&decade=2010$/);
    await expect(page.getByText(new RegExp(`^${count} movies?$`))).toBeVisible();

    await page.goto(query);
    await page.getByRole('list', { name: 'Search the words instead' }).getByText('“nigerian”').click();
    await expect(page).toHaveURL(/q=%22nigerian%22\+comedies\+2010s$/);
    await expect(page.getByText('Showing titles from Nigeria')).toHaveCount(0);
  });
});

test('an awards body is found by its name, and nothing that merely looks like it', async ({ page }) => {
  await page.goto('/search?q=fespaco');
  await expect(page.getByRole('heading', { name: 'Similar names' })).toHaveCount(0);
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('main').getByRole('link', { name: 'FESPACO Stallions of Yennenga' }).click();
  await expect(page).toHaveURL(/\/awards\/fespaco-awards$/);
});

test('hits by resemblance stand under a heading of their own', async ({ page }) => {
  await page.goto('/search?q=lionhaert');
  await expect(page.getByRole('heading', { name: 'Similar names' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Lionheart', exact: true })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
});
