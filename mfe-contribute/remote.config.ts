import type { RemoteConfig } from '@sinima/contracts/remote';

export default {
  name: 'mfe-contribute',
  owner: '@sinima/contribute',
  navigation: [
    {
      place: 'footer-community',
      label: 'Contribute',
      path: '/contribute',
      order: 40,
    },
  ],
  pages: {
    contribute: { paths: ['/contribute'], query: ['title', 'person', 'page'] },
    edit: { paths: ['/contribute/edit/:kind/:slug'], query: [] },
    new: { paths: ['/contribute/new/:kind'], query: [] },
    edits: { paths: ['/contribute/edits'], query: ['state', 'country', 'author', 'page'] },
    'one-edit': { paths: ['/contribute/edits/:id'], query: [] },
    history: { paths: ['/contribute/history/:kind/:slug'], query: ['page'] },
    recent: {
      paths: ['/contribute/recent'],
      query: ['page'],
      feeds: [
        {
          name: 'recent-changes',
          format: 'atom',
          title: 'Recent changes',
          api: '/api/edits/recent?pageSize=50',
          entries: [
            {
              each: '[]',
              title: '{name}: {fields}',
              path: '/contribute/edits/{id}',
              text: '{comment}',
              date: 'decision.decidedAt',
            },
          ],
        },
      ],
    },
  },
  widgets: {
    'correct-title': { slot: 'mfe-title/title.correct', order: 10, height: '2.3rem', isStatic: true },
    'correct-person': { slot: 'mfe-people/person.correct', order: 10, height: '2.3rem', isStatic: true },
    'correct-award': { slot: 'mfe-catalogue/award.correct', order: 10, height: '2.3rem', isStatic: true },
    'correct-festival': {
      slot: 'mfe-catalogue/festival.correct',
      order: 10,
      height: '2.3rem',
      isStatic: true,
    },
    'correct-list': { slot: 'mfe-community/list.correct', order: 10, height: '2.3rem', isStatic: true },
  },
  api: {
    prefixes: ['edits', 'me/edits'],
    collections: ['contribute_appointments', 'contribute_authors', 'contribute_edits', 'contribute_names'],
    writes: ['changes'],
    aboutMembers: { deletion: 'me/edits', profile: 'me/edits/author' },
    settings: [
      'PART_CONTRIBUTE_ANSWER_HOURS',
      'PART_CONTRIBUTE_EDITORS',
      'PART_CONTRIBUTE_OPEN_HOURS',
      'PART_CONTRIBUTE_STANDING',
      'PART_CONTRIBUTE_TRUSTED',
      'PART_CONTRIBUTE_VOTING_HOURS',
    ],
  },
} as const satisfies RemoteConfig;
