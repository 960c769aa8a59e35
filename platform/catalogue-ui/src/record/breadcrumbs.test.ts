/** @jest-environment node */
import { breadcrumbs } from './breadcrumbs.ts';

it('breadcrumbs begin at the home page and are counted from one', () => {
  expect(breadcrumbs([{ name: 'People', path: '/people' }])).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: '/' },
      { '@type': 'ListItem', position: 2, name: 'People', item: '/people' },
    ],
  });
});
