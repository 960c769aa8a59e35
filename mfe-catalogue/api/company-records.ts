import { stableId } from '@sinima/api/database/stable-id';
import type { Catalogue } from '@sinima/data/catalogue';
import type { CompanyCreditRecord, CompanyRecord } from './company.schema.ts';

/** Return the catalogue's companies as records, each with the titles that credit it, the newest first. */
export function companyRecords({
  companies,
  titles,
}: Pick<Catalogue, 'companies' | 'titles'>): CompanyRecord[] {
  const creditsOf = new Map<string, CompanyCreditRecord[]>();
  for (const { slug, companies: credits = [] } of titles.toSorted((a, b) => b.releaseYear - a.releaseYear)) {
    for (const { company, ...credit } of credits) {
      const record = { titleId: stableId('title', slug), ...credit };
      creditsOf.set(company, [...(creditsOf.get(company) ?? []), record]);
    }
  }
  return companies.map((company) => ({
    ...company,
    _id: stableId('company', company.slug),
    credits: creditsOf.get(company.slug) ?? [],
  }));
}
