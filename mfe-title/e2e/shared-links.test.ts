/** What a visitor has chosen stands in the address. */
import { hydrated } from '@sinima/testing/readiness';
import { openSharedLink, type SharedLink } from '@sinima/testing/shared-link';
import { expect, test } from '@sinima/testing/site-test';

const shared: readonly SharedLink[] = [
  {
    what: 'the season of a series',
    address: '/title/blood-and-water?tab=episodes&season=3',
    async shows(page) {
      await expect(page.getByRole('link', { name: 'Season 3' })).toHaveAttribute('aria-current', 'true');
    },
  },
];

for (const link of shared) {
  test(`a shared link brings back ${link.what}`, async ({ page, complaints }) => {
    await openSharedLink(page, link);
    expect(complaints).toEqual([]);
  });
}

test('a reload and a new tab stay at the season that was chosen', async ({ page, context }) => {
  await page.goto('/title/blood-and-water');
  await hydrated(page);
  const season = page.getByRole('link', { name: 'Season 2' });
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    season.click({ modifiers: ['ControlOrMeta'] }),
  ]);
  await expect(tab.getByRole('link', { name: 'Season 2' })).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('link', { name: 'Season 1' })).toHaveAttribute('aria-current', 'true');

  await season.click();
  await expect(season).toHaveAttribute('aria-current', 'true');
  await page.reload();
  await expect(season).toHaveAttribute('aria-current', 'true');
});
