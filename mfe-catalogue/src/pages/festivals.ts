import { pageData } from '@sinima/catalogue-ui/page-data';
import { festivalsQuery } from '../features/festivals/api/festivals-query.ts';
import * as messages from '../titles/titles.messages.ts';

/** All festivals. */
export { default } from './festivals-page.tsx';

export const { prefetch, head } = pageData(
  ({ text }) => ({
    title: text(messages.festivals),
    description: text(messages.festivalsDescription),
    feeds: ['festivals.ics'],
  }),
  festivalsQuery,
);
