import type { RemoteConfig } from '@sinima/contracts/remote';

/** The filters of both browse pages. */
const filters = [
  'tab',
  'search',
  'genre',
  'year',
  'decade',
  'country',
  'language',
  'sort',
  'status',
  'view',
  'page',
] as const;

/** Titles by their year, the newest first. */
const newTitles = {
  format: 'atom',
  entries: [
    {
      each: '[]',
      title: '{displayTitle}',
      path: '/title/{slug}',
      text: '{plotSummary}',
      date: 'releaseYear',
    },
  ],
} as const;

/** Editions of festivals, by their days. */
const editions = [
  {
    each: '[]',
    title: '{name} {year}',
    path: '/festivals/{slug}',
    date: 'begins',
    until: 'ends',
    place: '{place}, {country}',
  },
] as const;

export default {
  name: 'mfe-catalogue',
  owner: '@sinima/catalogue',
  navigation: [
    {
      place: 'header',
      label: 'Movies',
      path: '/movies',
      order: 10,
    },
    {
      place: 'header',
      label: 'TV Shows',
      path: '/tv-shows',
      order: 20,
    },
    {
      place: 'header',
      label: 'Awards',
      path: '/awards',
      order: 40,
    },
    {
      place: 'footer-discover',
      label: 'Top Rated',
      path: '/movies?sort=top-rated',
      order: 10,
    },
    {
      place: 'footer-discover',
      label: 'New Releases',
      path: '/movies?sort=new',
      order: 20,
    },
    {
      place: 'footer-discover',
      label: 'Upcoming',
      path: '/movies?status=upcoming',
      order: 30,
    },
    {
      place: 'footer-discover',
      label: 'All Movies',
      path: '/movies',
      order: 40,
    },
    {
      place: 'footer-discover',
      label: 'Awards',
      path: '/awards',
      order: 50,
    },
  ],
  pages: {
    movies: {
      paths: ['/movies'],
      query: filters,
      feeds: [
        {
          ...newTitles,
          name: 'new-titles',
          title: 'New titles',
          api: '/api/titles?sort=new&pageSize=50',
        },
        {
          ...newTitles,
          name: 'country',
          title: 'New titles: {slug}',
          api: '/api/titles?sort=new&pageSize=50&country={country}',
        },
        {
          name: 'upcoming',
          format: 'ics',
          title: 'Upcoming releases',
          api: '/api/titles?status=upcoming&sort=year&pageSize=100',
          entries: [{ each: '[]', title: '{displayTitle}', path: '/title/{slug}', date: 'releaseDate' }],
        },
      ],
    },
    'tv-shows': { paths: ['/tv-shows'], query: filters },
    awards: {
      paths: ['/awards'],
      query: [],
      feeds: [
        {
          name: 'awards',
          format: 'atom',
          title: 'Awards',
          api: '/api/awards',
          entries: [
            {
              each: '[].years',
              title: '{name} {years}',
              path: '/awards/{slug}?year={years}',
              text: '{description}',
              date: 'years',
            },
          ],
        },
      ],
    },
    award: {
      paths: ['/awards/:slug'],
      query: ['year', 'page'],
      slots: { correct: { admits: ['mfe-contribute'] } },
      sitemap: { name: 'awards', api: '/api/awards' },
      card: {
        kind: 'award',
        api: '/api/awards/slug/{slug}',
        name: 'name',
        facts: ['Awards', '{country}'],
        cloth: { shape: 'poster', country: 'country' },
      },
    },
    search: { paths: ['/search'], query: ['q', 'tab', 'page'], sitemap: 'closed' },
    streaming: { paths: ['/streaming'], query: ['platform', 'page'] },
    theaters: { paths: ['/theaters'], query: ['city', 'page'] },
    festivals: {
      paths: ['/festivals'],
      query: [],
      feeds: [
        {
          name: 'festivals',
          format: 'ics',
          title: 'Festivals',
          api: '/api/festivals/editions',
          entries: editions,
        },
      ],
    },
    festival: {
      paths: ['/festivals/:slug'],
      query: [],
      slots: { correct: { admits: ['mfe-contribute'] } },
      sitemap: { name: 'festivals', api: '/api/festivals' },
      feeds: [
        {
          name: 'festival',
          format: 'ics',
          title: '{name}',
          api: '/api/festivals/editions?festival={slug}',
          subject: '/api/festivals/slug/{slug}',
          entries: editions,
        },
      ],
      card: {
        kind: 'festival',
        api: '/api/festivals/slug/{slug}',
        name: 'name',
        facts: ['Festival', '{city}', '{country}'],
        cloth: { shape: 'poster', country: 'country' },
      },
    },
    companies: { paths: ['/companies'], query: [] },
    company: {
      paths: ['/company/:slug'],
      query: [],
      sitemap: { name: 'companies', api: '/api/companies' },
      card: {
        kind: 'company',
        api: '/api/companies/{slug}',
        name: 'name',
        facts: ['Company', '{country}'],
        cloth: { shape: 'poster', country: 'country' },
      },
    },
  },
  api: {
    prefixes: ['festivals', 'companies'],
    collections: ['festivals', 'companies'],
    searched: [{ kind: 'festival', collection: 'festivals' }],
  },
  widgets: {
    trending: { slot: 'home', order: 20, height: 'clamp(32rem, 78vw, 68rem)' },
    'whats-streaming': { slot: 'home', order: 80, query: ['platform', 'city'] },
    'now-in-theaters': { slot: 'home', order: 90, query: ['platform', 'city'] },
    'coming-soon': { slot: 'home', order: 100 },
  },
} as const satisfies RemoteConfig;
