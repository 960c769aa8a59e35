import { sampleTitle } from '@sinima/testing/samples';
import type { Company, CompanyCredit, CompanyDetail } from '../../api/openapi.ts';

/** Return a company. */
export function sampleCompany(changes: Partial<Company> = {}): Company {
  return {
    id: 'c-1',
    slug: 'loom-pictures',
    name: 'Loom Pictures',
    otherNames: [],
    country: 'Ghana',
    roles: ['production', 'distribution'],
    titleCount: 3,
    ...changes,
  };
}

/** Return what a company did for a title. */
export function sampleCompanyCredit(slug: string, changes: Partial<CompanyCredit> = {}): CompanyCredit {
  return {
    title: sampleTitle({ id: slug, slug, displayTitle: `Title ${slug}` }),
    role: 'production',
    market: null,
    source: { where: 'A poster', url: null },
    ...changes,
  };
}

/** Return a company with its titles. */
export function sampleCompanyDetail(changes: Partial<CompanyDetail> = {}): CompanyDetail {
  return {
    ...sampleCompany(),
    credits: [],
    sources: [{ what: 'Name', where: 'The register', url: 'https://example.org/register' }],
    ...changes,
  };
}
