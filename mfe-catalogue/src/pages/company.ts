import { companyKind } from '@sinima/catalogue-ui/record-kinds/company';
import { recordData, recordSocial } from '@sinima/catalogue-ui/record-head';
import { paths } from '@sinima/contracts/paths';
import { companyQuery } from '../features/companies/api/company-query.ts';
import * as messages from '../features/companies/companies.messages.ts';

/** The page of a company. */
export { default } from './company-page.tsx';

export const { prefetch, head } = recordData(companyKind, companyQuery, ({ name, slug }, { text }) => ({
  title: name,
  description: text(messages.madeOrDistributed, { name }),
  canonical: paths.company(slug),
  social: recordSocial('company', slug, name, text),
}));
