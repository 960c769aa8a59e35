import type { RemoteConfig } from '@sinima/contracts/remote';
import { PROFESSIONS } from '@sinima/contracts/vocabulary';

export default {
  name: 'mfe-people',
  owner: '@sinima/people',
  navigation: [
    {
      place: 'header',
      label: 'People',
      path: '/people',
      order: 30,
    },
  ],
  pages: {
    people: { paths: ['/people'], query: ['search', 'role', 'country', 'letter', 'page'] },
    person: {
      paths: ['/person/:slug'],
      query: ['tab', 'role'],
      slots: { follow: { admits: ['mfe-members'] }, correct: { admits: ['mfe-contribute'] } },
      sitemap: { name: 'people', api: '/api/people', count: { api: '/api/stats', field: 'totalPeople' } },
      card: {
        kind: 'person',
        api: '/api/people/slug/{slug}',
        name: 'name',
        facts: ['{roles}', '{country}'],
        words: Object.fromEntries(PROFESSIONS.map((name) => [name, name])),
        cloth: { shape: 'portrait', country: 'country' },
      },
      feeds: [
        {
          name: 'person',
          format: 'atom',
          title: '{name}',
          api: '/api/people/{id}/credits',
          subject: '/api/people/slug/{slug}',
          entries: [
            {
              each: '[]',
              title: '{title.displayTitle}',
              path: '/title/{title.slug}',
              text: '{title.releaseYear}',
              date: 'title.releaseYear',
            },
          ],
        },
      ],
    },
  },
  widgets: {
    'featured-talent': { slot: 'home', order: 30 },
  },
} as const satisfies RemoteConfig;
