import { ApiId, ApiInteger, ApiWord, ApiWords } from '@sinima/api/http/api-property';
import { FactSource, NamedSource } from '@sinima/api/http/fact-source.dto';
import { Samples } from '@sinima/api/http/samples.decorator';
import { TitleCard } from '@sinima/api/titles/title-card.dto';
import { COMPANY_ROLES, type CompanyRole } from '@sinima/contracts/vocabulary';
import type { CompanyCreditRecord, CompanyRecord } from './company.schema.ts';

/** A company that makes or distributes films and series; its roles are those that titles here credit. */
@Samples<Company>(
  {
    slug: 'loom-pictures',
    name: 'Loom Pictures',
    otherNames: [],
    country: 'Ghana',
    roles: ['production'],
    titleCount: 3,
  },
  {
    slug: 'harmattan-distribution',
    name: 'Harmattan Distribution',
    otherNames: ['Harmattan'],
    country: null,
    roles: ['production', 'distribution'],
    titleCount: 12,
  },
)
export class Company {
  @ApiId()
  id!: string;

  /** @example "filmone-entertainment" */
  slug!: string;

  name!: string;

  /** What sources call it as well. */
  otherNames!: string[];

  /**
   * Where it has its seat, in English. Null: not known.
   * @example "Nigeria"
   */
  country!: string | null;

  @ApiWords(COMPANY_ROLES, 'CompanyRole')
  roles!: CompanyRole[];

  /** How many titles here credit it. */
  @ApiInteger()
  titleCount!: number;
}

/** A title that a company made or distributed. */
@Samples<CompanyCredit>({ role: 'production', market: null }, { role: 'distribution', market: 'Nigeria' })
export class CompanyCredit {
  title!: TitleCard;

  @ApiWord(COMPANY_ROLES, 'CompanyRole')
  role!: CompanyRole;

  /** The country where it distributed the title, in English. Null: not known, or not of distribution. */
  market!: string | null;

  source!: NamedSource;
}

/** A company with its titles. */
export class CompanyDetail extends Company {
  /** The newest title first. */
  credits!: CompanyCredit[];

  /** Where its name and country were looked up. */
  sources!: FactSource[];
}

/** Return a stored company as the API answers it. */
export function toCompany({ _id, slug, name, otherNames, country, credits }: CompanyRecord): Company {
  return {
    id: _id.toHexString(),
    slug,
    name,
    otherNames: otherNames ?? [],
    country: country ?? null,
    roles: COMPANY_ROLES.filter((role) => credits.some((credit) => credit.role === role)),
    titleCount: new Set(credits.map(({ titleId }) => titleId.toHexString())).size,
  };
}

/** Return stored credits with their titles. A title that is no longer in the catalogue is left out. */
export function toCompanyCredits(
  credits: readonly CompanyCreditRecord[],
  titles: ReadonlyMap<string, TitleCard>,
): CompanyCredit[] {
  return credits.flatMap(({ titleId, role, market, source }) => {
    const title = titles.get(titleId.toHexString());
    if (title === undefined) return [];
    return [
      { title, role, market: market ?? null, source: { where: source.where, url: source.url ?? null } },
    ];
  });
}
