import { recordData, recordSocial } from '@sinima/catalogue-ui/record-head';
import { paths } from '@sinima/contracts/paths';
import { companyQuery } from '../features/companies/api/company-query.ts';

/** The page of a company. */
export const companyPageData = recordData('Company', companyQuery, ({ name, slug }) => ({
  title: name,
  description: `Films and series that ${name} made or distributed.`,
  canonical: paths.company(slug),
  social: recordSocial('company', slug, name),
}));
