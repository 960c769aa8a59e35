import { ApiWord } from '@sinima/api/http/api-property';
import { NamedSource } from '@sinima/api/http/fact-source.dto';
import { Samples } from '@sinima/api/http/samples.decorator';
import { COMPANY_ROLES, type CompanyRole } from '@sinima/contracts/vocabulary';
import type { TitleCompanyRecord } from './title.schema.js';

/** A company that made or distributed a title. */
@Samples<TitleCompany>(
  { slug: 'loom-pictures', name: 'Loom Pictures', role: 'production', market: null },
  { slug: 'harmattan-distribution', name: 'Harmattan Distribution', role: 'distribution', market: 'Nigeria' },
)
export class TitleCompany {
  /**
   * It leads to the company: `/api/companies/{slug}`.
   * @example "filmone-entertainment"
   */
  slug!: string;

  /** @example "FilmOne Entertainment" */
  name!: string;

  @ApiWord(COMPANY_ROLES, 'CompanyRole')
  role!: CompanyRole;

  /** The country where it distributed the title, in English. Null: not known, or not of distribution. */
  market!: string | null;

  source!: NamedSource;
}

/** Return a stored credit of a company as the API answers it. */
export const toTitleCompany = (credit: TitleCompanyRecord): TitleCompany => ({
  slug: credit.slug,
  name: credit.name,
  role: credit.role,
  market: credit.market ?? null,
  source: { where: credit.source.where, url: credit.source.url ?? null },
});
