/** What a visitor has chosen stands in the address. */
import { openSharedLink, type SharedLink } from '@sinima/testing/shared-link';
import { expect, test } from '@sinima/testing/site-test';

const shared: readonly SharedLink[] = [
  {
    what: 'the page of reviews',
    address: '/reviews?page=2',
    async shows(page) {
      await expect(page.getByText(/^Page 2 of \d+$/)).toBeVisible();
    },
  },
];

for (const link of shared) {
  test(`a shared link brings back ${link.what}`, async ({ page, complaints }) => {
    await openSharedLink(page, link);
    expect(complaints).toEqual([]);
  });
}
