/** What a visitor saves in this browser, from the button to the page of it. */
import { hydrated } from '@sinima/testing/readiness';
import { expect, test } from '@sinima/testing/site-test';

test('a title that is saved stands on the page of what is saved; removed, it comes back by undo', async ({
  page,
  complaints,
}) => {
  await page.goto('/title/lionheart');
  await hydrated(page);
  await page.getByRole('button', { name: 'Add to watchlist' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Saved' }).click();
  const watchlist = page.getByRole('region', { name: /Watchlist/ });
  const film = watchlist.getByRole('link', { name: 'Lionheart' });
  await expect(film).toHaveAttribute('href', '/title/lionheart');

  await page.reload();
  await hydrated(page);
  await watchlist.getByRole('button', { name: 'Remove Lionheart' }).click();
  await expect(film).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(film).toBeVisible();
  expect(complaints).toEqual([]);
});

test('a watchlist of Letterboxd is looked up here, and added when the visitor says so', async ({
  page,
  complaints,
}) => {
  await page.goto('/saved');
  await hydrated(page);
  await page.getByLabel('Import a list').setInputFiles({
    name: 'watchlist.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      'Date,Name,Year,Letterboxd URI\n2024-01-01,Lionheart,2018,x\n2024-01-02,"No such film, ever",1999,x\n',
    ),
  });
  const dialog = page.getByRole('dialog', { name: 'Import' });
  await expect(dialog.getByRole('status')).toHaveText('1 found, 0 to choose, 1 not in Sinima.');
  await dialog.getByRole('button', { name: 'Add 1 item' }).click();
  await expect(page.getByRole('region', { name: /Watchlist/ }).getByRole('article')).toHaveCount(1);
  expect(complaints).toEqual([]);
});
