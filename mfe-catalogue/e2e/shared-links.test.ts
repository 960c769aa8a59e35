/** What a visitor has chosen stands in the address. */
import { openSharedLink, type SharedLink } from '@sinima/testing/shared-link';
import { expect, test } from '@sinima/testing/site-test';

const shared: readonly SharedLink[] = [
  {
    what: 'the filters of movies',
    address: '/movies?search=the&genre=drama&year=2022&sort=title',
    async shows(page) {
      await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('the');
      await expect(page.getByRole('combobox', { name: 'Genre' })).toHaveValue('drama');
      await expect(page.getByRole('combobox', { name: 'Year' })).toHaveValue('2022');
      await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('title');
    },
  },
  {
    what: 'the view, the tab and the page of TV shows',
    address: '/tv-shows?tab=popular&view=list&page=2',
    async shows(page) {
      await expect(page.getByRole('heading', { level: 2, name: 'Most Popular' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'List', exact: true })).toHaveAttribute(
        'aria-current',
        'true',
      );
      await expect(page.getByText(/^Page 2 of \d+$/)).toBeVisible();
    },
  },
  {
    what: 'the query and the tab of a search',
    address: '/search?q=king&tab=people',
    async shows(page) {
      await expect(page.getByRole('heading', { level: 1 })).toContainText('"king"');
      await expect(page.getByRole('link', { name: /^People \(\d+\)/ })).toHaveAttribute(
        'aria-current',
        'page',
      );
    },
  },
  {
    what: 'the city of theaters',
    address: '/theaters?city=Lagos',
    async shows(page) {
      await expect(page.getByRole('link', { name: 'Lagos' })).toHaveAttribute('aria-current', 'true');
    },
  },
  {
    what: 'the platform of streaming',
    address: '/streaming?platform=Showmax',
    async shows(page) {
      const chip = page.getByRole('list', { name: 'Platforms' }).getByRole('link', { name: 'Showmax' });
      await expect(chip).toHaveAttribute('aria-current', 'true');
    },
  },
];

for (const link of shared) {
  test(`a shared link brings back ${link.what}`, async ({ page, complaints }) => {
    await openSharedLink(page, link);
    expect(complaints).toEqual([]);
  });
}
