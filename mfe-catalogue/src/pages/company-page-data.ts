import { countText } from '@sinima/catalogue-ui/count-text';
import { recordData, recordSocial } from '@sinima/catalogue-ui/record-head';
import { paths } from '@sinima/contracts/paths';
import { companyQuery } from '../features/companies/api/company-query.ts';
import { companyText } from '../features/companies/company-texts.ts';

/** The page of a company. */
export const companyPageData = recordData('Company', companyQuery, (company) => {
  const { name, slug, titleCount } = company;
  return {
    title: name,
    description: `${name}: ${companyText(company)}, with ${countText(titleCount, 'title')} here.`,
    canonical: paths.company(slug),
    social: recordSocial('company', slug, name),
  };
});
