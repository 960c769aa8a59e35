/** The short pages, which read no more than one record: one lazy line per page. */
import type { DataQuery, RemotePage } from '@sinima/contracts/remote';
import { citedPersonQuery } from '../features/citation/api/cited-person-query.ts';
import { citedTitleQuery } from '../features/citation/api/cited-title-query.ts';
import { contactQuery } from '../features/contact/api/contact-query.ts';
import * as messages from './heads.messages.ts';
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
  head: ({ text }) => ({ title: text(title), description: text(description) }),
});

export const sitePages = {
  about: {
    load: () => import(/* webpackChunkName: "about" */ './about-page.tsx'),
    ...saying(messages.aboutTitle, messages.aboutDescription),
  },
  contact: {
    load: () => import(/* webpackChunkName: "contact" */ './contact-page.tsx'),
    ...readingContact,
    ...saying(messages.contactTitle, messages.contactDescription),
  },
  press: {
    load: () => import(/* webpackChunkName: "press" */ './press-page.tsx'),
    ...saying(messages.pressTitle, messages.pressDescription),
  },
  careers: {
    load: () => import(/* webpackChunkName: "careers" */ './careers-page.tsx'),
    ...saying(messages.careersTitle, messages.careersDescription),
  },
  privacy: {
    load: () => import(/* webpackChunkName: "privacy" */ './privacy-page.tsx'),
    ...saying(messages.privacyTitle, messages.privacyDescription),
  },
  terms: {
    load: () => import(/* webpackChunkName: "terms" */ './terms-page.tsx'),
    ...saying(messages.termsTitle, messages.termsDescription),
  },
  accessibility: {
    load: () => import(/* webpackChunkName: "accessibility" */ './accessibility-page.tsx'),
    ...readingContact,
    ...saying(messages.accessibilityTitle, messages.accessibilityDescription),
  },
  takedown: {
    load: () => import(/* webpackChunkName: "takedown" */ './takedown-page.tsx'),
    ...readingContact,
    ...saying(messages.takedownTitle, messages.takedownDescription),
  },
  licence: {
    load: () => import(/* webpackChunkName: "licence" */ './licence-page.tsx'),
    ...readingNamed(({ kind, slug }) => (kind === 'title' ? citedTitleQuery(slug) : citedPersonQuery(slug))),
    ...saying(messages.licenceTitle, messages.licenceDescription),
  },
  'data-use': {
    load: () => import(/* webpackChunkName: "data-use" */ './data-use-page.tsx'),
    ...saying(messages.dataUseTitle, messages.dataUseDescription),
  },
  forums: {
    load: () => import(/* webpackChunkName: "forums" */ './forums-page.tsx'),
    ...saying(messages.forumsTitle, messages.forumsDescription),
  },
  'mobile-app': {
    load: () => import(/* webpackChunkName: "mobile-app" */ './mobile-app-page.tsx'),
    ...saying(messages.mobileAppTitle, messages.mobileAppDescription),
  },
  industry: {
    load: () => import(/* webpackChunkName: "industry" */ './industry-page.tsx'),
    ...saying(messages.industryTitle, messages.industryDescription),
  },
  equipment: {
    load: () => import(/* webpackChunkName: "equipment" */ './equipment-page.tsx'),
    ...saying(messages.equipmentTitle, messages.equipmentDescription),
  },
  workshops: {
    load: () => import(/* webpackChunkName: "workshops" */ './workshops-page.tsx'),
    ...saying(messages.workshopsTitle, messages.workshopsDescription),
  },
} satisfies Record<string, RemotePage>;
