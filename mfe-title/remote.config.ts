import type { RemoteConfig } from '@sinima/contracts/remote';

export default {
  name: 'mfe-title',
  owner: '@sinima/title',
  pages: {
    title: {
      paths: ['/title/:slug', '/titles/:slug'],
      query: ['tab', 'season'],
      slots: {
        rate: { admits: ['mfe-members'] },
        reviews: { admits: ['mfe-members'] },
        correct: { admits: ['mfe-contribute'] },
      },
      sitemap: {
        name: 'titles',
        api: '/api/titles',
        count: { api: '/api/stats', field: 'totalTitles' },
        unless: 'isStub',
      },
      card: {
        kind: 'title',
        api: '/api/titles/slug/{slug}',
        name: 'displayTitle',
        namesIn: {
          ar: [
            { name: 'originalTitle', language: 'originalLanguage' },
            { each: 'alternativeTitles', name: 'title', language: 'language' },
          ],
        },
        facts: ['{releaseYear}', '{type}', '{countries.0}'],
        words: { MOVIE: 'Film', SERIES: 'Series' },
        cloth: { shape: 'poster', country: 'countries.0', genres: 'genres', year: 'releaseYear' },
      },
    },
    cast: { paths: ['/title/:slug/cast', '/titles/:slug/cast'], query: [] },
    crew: { paths: ['/title/:slug/crew', '/titles/:slug/crew'], query: [] },
  },
  widgets: {},
} as const satisfies RemoteConfig;
