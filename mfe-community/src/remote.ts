/** Everything that this remote shows: the home page's widgets, the pages over data, and the site's short pages. */
import type { RemoteOf } from '@sinima/contracts/remote';
import type config from '../remote.config.ts';
import { dataPages } from './data-pages.ts';
import { homeWidgets } from './home-widgets.ts';
import { sitePages } from './site-pages.ts';

export default {
  pages: { ...dataPages, ...sitePages },
  widgets: homeWidgets,
} satisfies RemoteOf<typeof config>;
