import { commaOf } from '@sinima/contracts/languages';
import { companyKind } from '@sinima/catalogue-ui/record-kinds/company';
import { PageBody } from '@sinima/catalogue-ui/page-layout';
import { RecordPage } from '@sinima/catalogue-ui/record-page';
import { paths } from '@sinima/contracts/paths';
import { Link, useText } from '@sinima/runtime';
import { PageBanner } from '@sinima/ui-kit/page-banner';
import { SkeletonGrid } from '@sinima/ui-kit/skeleton';
import type { ReactNode } from 'react';
import type { CompanyDetail } from '../../api/openapi.ts';
import { companyQuery } from '../features/companies/api/company-query.ts';
import { companyText } from '../features/companies/company-texts.ts';
import { CompanyTitles } from '../features/companies/company-titles.tsx';
import { SourceNames } from '../occasion/source-names.tsx';
import * as messages from '../features/companies/companies.messages.ts';

/** `/company/{slug}` */
export default function CompanyPage(): ReactNode {
  const text = useText();
  return (
    <RecordPage
      kind={companyKind}
      back={{ to: paths.companies(), label: text(messages.allCompanies) }}
      queryOf={companyQuery}
      loading={<SkeletonGrid count={4} label={text(messages.loadingTheCompany)} />}
      frame={(state, slug) => (
        <>
          <PageBanner title={text(messages.company)} slug={slug} />
          <PageBody>{state}</PageBody>
        </>
      )}
    >
      {(company) => <LoadedCompany company={company} />}
    </RecordPage>
  );
}

function LoadedCompany({ company }: { company: CompanyDetail }): ReactNode {
  const text = useText();
  const { slug, name, otherNames, country, credits, sources } = company;
  return (
    <>
      <PageBanner title={name} isName note={companyText(company, text)} slug={slug} country={country} />
      <PageBody>
        {otherNames.length === 0 ? null : (
          <p>{text(messages.alsoNamed, { names: otherNames.join(commaOf(text.language)) })}</p>
        )}
        <SourceNames sources={sources} />
        <p className="ca:mt-3">
          <Link to={paths.companies()}>{text(messages.allCompanies)}</Link>
        </p>
      </PageBody>
      <CompanyTitles credits={credits} />
    </>
  );
}
