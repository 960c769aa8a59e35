/** What a visitor has chosen stands in the address. */
import { openSharedLink, type SharedLink } from '@sinima/testing/shared-link';
import { expect, test } from '@sinima/testing/site-test';

const shared: readonly SharedLink[] = [
  {
    what: 'the role and the country of people',
    address: '/people?role=Director&country=Ghana',
    async shows(page) {
      await expect(page.getByRole('combobox', { name: 'Role' })).toHaveValue('Director');
      await expect(page.getByRole('combobox', { name: 'Country' })).toHaveValue('Ghana');
    },
  },
  {
    what: 'the tab of a person',
    address: '/person/genevieve-nnaji?tab=awards',
    async shows(page) {
      await expect(page.getByRole('heading', { level: 2, name: 'Awards' })).toBeVisible();
    },
  },
];

for (const link of shared) {
  test(`a shared link brings back ${link.what}`, async ({ page, complaints }) => {
    await openSharedLink(page, link);
    expect(complaints).toEqual([]);
  });
}
