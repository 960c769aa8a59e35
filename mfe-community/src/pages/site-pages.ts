/** The short pages, which read no more than one record: one lazy line per page. */
import type { DataQuery, RemotePage } from '@sinima/contracts/remote';
import { citedPersonQuery } from '../features/citation/api/cited-person-query.ts';
import { citedTitleQuery } from '../features/citation/api/cited-title-query.ts';
import { contactQuery } from '../features/contact/api/contact-query.ts';
import { namedRecord, type NamedRecord } from '@sinima/catalogue-ui/named-record';

/** Read the record that the address names ahead of rendering. */
const readingNamed = (
  queryOf: (record: NamedRecord) => DataQuery<unknown>,
): Pick<RemotePage, 'prefetch'> => ({
  prefetch: async ({ search, data }) => {
    const record = namedRecord(search);
    if (record !== null) await data.fetch(queryOf(record));
  },
});

/** Read ahead of rendering whether visitors can write to this site. */
const readingContact: Pick<RemotePage, 'prefetch'> = {
  prefetch: async ({ data }) => {
    await data.fetch(contactQuery());
  },
};

const saying = (title: string, description: string): Pick<RemotePage, 'head'> => ({
  head: () => ({ title, description }),
});

export const sitePages = {
  about: {
    load: () => import(/* webpackChunkName: "about" */ './about-page.tsx'),
    ...saying('About Sinima', 'What Sinima is, and where its data come from.'),
  },
  contact: {
    load: () => import(/* webpackChunkName: "contact" */ './contact-page.tsx'),
    ...readingContact,
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
  accessibility: {
    load: () => import(/* webpackChunkName: "accessibility" */ './accessibility-page.tsx'),
    ...readingContact,
    ...saying('Accessibility', 'How accessible Sinima is.'),
  },
  takedown: {
    load: () => import(/* webpackChunkName: "takedown" */ './takedown-page.tsx'),
    ...readingContact,
    ...saying('Pictures and Take-down', 'What pictures Sinima has, and how to report one.'),
  },
  licence: {
    load: () => import(/* webpackChunkName: "licence" */ './licence-page.tsx'),
    ...readingNamed(({ kind, slug }) => (kind === 'title' ? citedTitleQuery(slug) : citedPersonQuery(slug))),
    ...saying('Licence', 'How to use and cite the data of Sinima.'),
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
