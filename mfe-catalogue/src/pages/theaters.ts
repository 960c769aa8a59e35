import { pageData } from '@sinima/catalogue-ui/page-data';
import { pageNumberOf } from '@sinima/catalogue-ui/page-number';
import { paths } from '@sinima/contracts/paths';
import type { PageContext } from '@sinima/contracts/remote';
import { theatersQuery } from '../features/theaters/api/theaters-query.ts';
import { cityOf } from '../features/theaters/cities.ts';
import * as messages from './theaters-page.messages.ts';

const pageQuery = ({ search }: PageContext) => theatersQuery(cityOf(search), pageNumberOf(search));

/** The page of titles in theaters that the address asks for. */
export { default } from './theaters-page.tsx';

export const { prefetch, head } = pageData(({ search, text }) => {
  const page = pageNumberOf(search);
  return {
    title: text(messages.headTheaters),
    description: text(messages.headTheatersDescription),
    canonical: paths.theaters(cityOf(search), page === 1 ? undefined : page),
  };
}, pageQuery);
