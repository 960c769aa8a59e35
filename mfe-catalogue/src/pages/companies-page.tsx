import { PageBody } from '@sinima/catalogue-ui/page-layout';
import { PageBanner } from '@sinima/ui-kit/page-banner';
import type { ReactNode } from 'react';
import { CompanyList } from '../features/companies/company-list.tsx';

/** `/companies` */
export default function CompaniesPage(): ReactNode {
  return (
    <>
      <PageBanner title="Companies" note="Makers and distributors of films and series" slug="companies" />
      <PageBody>
        <CompanyList />
      </PageBody>
    </>
  );
}
