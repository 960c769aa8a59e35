import { PageBody } from '@sinima/catalogue-ui/page-layout';
import { RecordPage } from '@sinima/catalogue-ui/record-page';
import { paths } from '@sinima/contracts/paths';
import { Link } from '@sinima/runtime';
import { PageBanner } from '@sinima/ui-kit/page-banner';
import { SkeletonGrid } from '@sinima/ui-kit/skeleton';
import type { ReactNode } from 'react';
import type { CompanyDetail } from '../../api/openapi.ts';
import { companyQuery } from '../features/companies/api/company-query.ts';
import { companyText } from '../features/companies/company-texts.ts';
import { CompanyTitles } from '../features/companies/company-titles.tsx';
import { SourceNames } from '../occasion/source-names.tsx';

/** `/company/{slug}` */
export default function CompanyPage(): ReactNode {
  return (
    <RecordPage
      noun="Company"
      back={{ to: paths.companies(), label: 'All Companies' }}
      queryOf={companyQuery}
      loading={<SkeletonGrid count={4} label="Loading the company" />}
      frame={(state, slug) => (
        <>
          <PageBanner title="Company" slug={slug} />
          <PageBody>{state}</PageBody>
        </>
      )}
    >
      {(company) => <LoadedCompany company={company} />}
    </RecordPage>
  );
}

function LoadedCompany({ company }: { company: CompanyDetail }): ReactNode {
  const { slug, name, otherNames, country, credits, sources } = company;
  return (
    <>
      <PageBanner title={name} isName note={companyText(company)} slug={slug} country={country} />
      <PageBody>
        {otherNames.length === 0 ? null : <p>Also named {otherNames.join(', ')}.</p>}
        <SourceNames sources={sources} />
        <p className="ca:mt-3">
          <Link to={paths.companies()}>All Companies</Link>
        </p>
      </PageBody>
      <CompanyTitles credits={credits} />
    </>
  );
}
