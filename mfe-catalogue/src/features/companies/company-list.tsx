import { countText } from '@sinima/catalogue-ui/count-text';
import { Loaded } from '@sinima/catalogue-ui/loaded';
import { paths } from '@sinima/contracts/paths';
import { Link, useText } from '@sinima/runtime';
import { SkeletonRows } from '@sinima/ui-kit/skeleton';
import type { ReactNode } from 'react';
import { companiesQuery } from './api/companies-query.ts';
import { companyText } from './company-texts.ts';
import * as messages from './companies.messages.ts';
import * as counts from '@sinima/catalogue-ui/counts';

/** All companies, by name. */
export function CompanyList(): ReactNode {
  const text = useText();
  return (
    <Loaded
      query={companiesQuery()}
      loading={<SkeletonRows count={12} height="6rem" sideBySide label={text(messages.loadingCompanies)} />}
      empty={text(messages.noCompaniesYet)}
    >
      {(companies) => (
        <ul
          className="ca:grid ca:list-none ca:grid-cols-[repeat(auto-fill,minmax(min(100%,20rem),1fr))] ca:gap-4 ca:p-0"
          aria-label={text(messages.companies)}
        >
          {companies.map((company) => (
            <li
              key={company.id}
              className="ca:border-t-4 ca:border-thread ca:bg-surface ca:px-5 ca:pt-4 ca:pb-5"
            >
              <h2 className="ca:headline ca:text-xl ca:tracking-[0.01em]">
                <Link to={paths.company(company.slug)}>{company.name}</Link>
              </h2>
              <p className="ca:text-muted">{companyText(company, text)}</p>
              <p>{countText(company.titleCount, counts.titleCount, text)}</p>
            </li>
          ))}
        </ul>
      )}
    </Loaded>
  );
}
