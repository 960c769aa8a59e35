/** The short pages, which read nothing, but for the record that is corrected: one lazy line per page. */
import type { RemotePage } from '@sinima/contracts/remote';
import { sourceRecordQuery } from '../features/correction/api/source-record-query.ts';
import { correctedRecord } from '../features/correction/corrected-record.ts';

const saying = (title: string, description: string): Pick<RemotePage, 'head'> => ({
  head: () => ({ title, description }),
});

export const sitePages = {
  about: {
    load: () => import(/* webpackChunkName: "about" */ './about-page.tsx'),
    ...saying('About Sinima', 'What Sinima is, and where its data come from.'),
  },
  contribute: {
    load: () => import(/* webpackChunkName: "contribute" */ './contribute-page.tsx'),
    prefetch: async ({ search, data }) => {
      const record = correctedRecord(search);
      if (record !== null) await data.fetch(sourceRecordQuery(record));
    },
    ...saying('Contribute', 'How to correct and widen the database.'),
  },
  contact: {
    load: () => import(/* webpackChunkName: "contact" */ './contact-page.tsx'),
    ...saying('Contact', 'How to reach Sinima.'),
  },
  press: {
    load: () => import(/* webpackChunkName: "press" */ './press-page.tsx'),
    ...saying('Press', 'For those who write about Sinima.'),
  },
  careers: {
    load: () => import(/* webpackChunkName: "careers" */ './careers-page.tsx'),
    ...saying('Careers', 'Work at Sinima.'),
  },
  privacy: {
    load: () => import(/* webpackChunkName: "privacy" */ './privacy-page.tsx'),
    ...saying('Privacy', 'What stays in your browser, and what reaches the servers of Sinima.'),
  },
  terms: {
    load: () => import(/* webpackChunkName: "terms" */ './terms-page.tsx'),
    ...saying('Terms', 'What may be done with Sinima and its data.'),
  },
  'data-use': {
    load: () => import(/* webpackChunkName: "data-use" */ './data-use-page.tsx'),
    ...saying('Data Use', 'What this site takes of your data plan and of your device, and how to use less.'),
  },
  forums: {
    load: () => import(/* webpackChunkName: "forums" */ './forums-page.tsx'),
    ...saying('Forums', 'The forums of Sinima.'),
  },
  'mobile-app': {
    load: () => import(/* webpackChunkName: "mobile-app" */ './mobile-app-page.tsx'),
    ...saying('Mobile App', 'Sinima on a phone.'),
  },
  industry: {
    load: () => import(/* webpackChunkName: "industry" */ './industry-page.tsx'),
    ...saying('Industry', 'For those who work in film.'),
  },
  equipment: {
    load: () => import(/* webpackChunkName: "equipment" */ './equipment-page.tsx'),
    ...saying('Equipment', 'Camera, light and sound.'),
  },
  workshops: {
    load: () => import(/* webpackChunkName: "workshops" */ './workshops-page.tsx'),
    ...saying('Workshops', 'Where to learn the craft.'),
  },
} satisfies Record<string, RemotePage>;
