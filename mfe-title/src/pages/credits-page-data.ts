import { fetchRecord } from '@sinima/catalogue-ui/fetch-record';
import { paths } from '@sinima/contracts/paths';
import type { PageContext } from '@sinima/contracts/remote';
import { creditsQuery } from '../features/credits/api/credits-query.ts';
import { titleQuery } from '../title/title-query.ts';
import { titleWithYear } from '../title/title-texts.ts';
import { titleHead } from './title-head.ts';
import * as messages from './pages.messages.ts';

/** Read the title and its credits, in one wave. */
const prefetch = (context: PageContext) => fetchRecord(context, titleQuery, (slug) => [creditsQuery(slug)]);

/** The full cast of a title. */
export const castPageData = {
  prefetch,
  head: titleHead(
    (title, text) => text(messages.fullCastOf, { title: titleWithYear(title) }),
    paths.cast,
    messages.fullCast,
  ),
};

/** The full crew of a title. */
export const crewPageData = {
  prefetch,
  head: titleHead(
    (title, text) => text(messages.fullCrewOf, { title: titleWithYear(title) }),
    paths.crew,
    messages.fullCrew,
  ),
};
