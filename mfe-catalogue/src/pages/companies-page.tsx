import { useText } from '@sinima/runtime';
import { PageBody } from '@sinima/catalogue-ui/page-layout';
import { PageBanner } from '@sinima/ui-kit/page-banner';
import type { ReactNode } from 'react';
import { CompanyList } from '../features/companies/company-list.tsx';
import * as messages from '../features/companies/companies.messages.ts';

/** `/companies` */
export default function CompaniesPage(): ReactNode {
  const text = useText();
  return (
    <>
      <PageBanner title={text(messages.companies)} note={text(messages.companiesNote)} slug="companies" />
      <PageBody>
        <CompanyList />
      </PageBody>
    </>
  );
}
