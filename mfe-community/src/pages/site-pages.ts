/** The short pages, which read nothing, but for the record that is corrected: one lazy line per page. */
import type { RemotePage } from '@sinima/contracts/remote';
import { prefetchContributePage } from './contribute-page-data.ts';

const saying = (title: string, description: string): Pick<RemotePage, 'head'> => ({
  head: () => ({ title, description }),
});

export const sitePages = {
  // /about
  about: {
    load: () => import(/* webpackChunkName: "about" */ './about-page.tsx'),
    ...saying('About Sinima', 'What Sinima is, and where its data come from.'),
  },
  // /contribute
  contribute: {
    load: () => import(/* webpackChunkName: "contribute" */ './contribute-page.tsx'),
    prefetch: prefetchContributePage,
    ...saying('Contribute', 'How to correct and widen the database.'),
  },
  // /contact
  contact: {
    load: () => import(/* webpackChunkName: "contact" */ './contact-page.tsx'),
    ...saying('Contact', 'How to reach Sinima.'),
  },
  // /press
  press: {
    load: () => import(/* webpackChunkName: "press" */ './press-page.tsx'),
    ...saying('Press', 'For those who write about Sinima.'),
  },
  // /careers
  careers: {
    load: () => import(/* webpackChunkName: "careers" */ './careers-page.tsx'),
    ...saying('Careers', 'Work at Sinima.'),
  },
  // /privacy
  privacy: {
    load: () => import(/* webpackChunkName: "privacy" */ './privacy-page.tsx'),
    ...saying('Privacy', 'What stays in your browser, and what reaches the servers of Sinima.'),
  },
  // /terms
  terms: {
    load: () => import(/* webpackChunkName: "terms" */ './terms-page.tsx'),
    ...saying('Terms', 'What may be done with Sinima and its data.'),
  },
  // /data-use
  'data-use': {
    load: () => import(/* webpackChunkName: "data-use" */ './data-use-page.tsx'),
    ...saying('Data Use', 'What this site takes of your data plan and of your device, and how to use less.'),
  },
  // /forums
  forums: {
    load: () => import(/* webpackChunkName: "forums" */ './forums-page.tsx'),
    ...saying('Forums', 'The forums of Sinima.'),
  },
  // /mobile-app
  'mobile-app': {
    load: () => import(/* webpackChunkName: "mobile-app" */ './mobile-app-page.tsx'),
    ...saying('Mobile App', 'Sinima on a phone.'),
  },
  // /industry
  industry: {
    load: () => import(/* webpackChunkName: "industry" */ './industry-page.tsx'),
    ...saying('Industry', 'For those who work in film.'),
  },
  // /equipment
  equipment: {
    load: () => import(/* webpackChunkName: "equipment" */ './equipment-page.tsx'),
    ...saying('Equipment', 'Camera, light and sound.'),
  },
  // /workshops
  workshops: {
    load: () => import(/* webpackChunkName: "workshops" */ './workshops-page.tsx'),
    ...saying('Workshops', 'Where to learn the craft.'),
  },
} satisfies Record<string, RemotePage>;
