import { pageData } from '@sinima/catalogue-ui/page-data';
import { paths } from '@sinima/contracts/paths';
import { companiesQuery } from '../features/companies/api/companies-query.ts';
import * as messages from '../features/companies/companies.messages.ts';

/** All companies. */
export { default } from './companies-page.tsx';

export const { prefetch, head } = pageData(
  ({ text }) => ({
    title: text(messages.companies),
    description: text(messages.companiesDescription),
    canonical: paths.companies(),
  }),
  companiesQuery,
);
