import type { Company, CompanyCredit } from '../../../api/openapi.ts';

type Role = CompanyCredit['role'];

const ROLE_WORDS: Readonly<Record<Role, string>> = { production: 'Production', distribution: 'Distribution' };

/** Return what a company does and where, as far as it is known: "Production and distribution · Nigeria". */
export function companyText({ roles, country }: Pick<Company, 'roles' | 'country'>): string {
  const words = roles.map((role, at) => (at === 0 ? ROLE_WORDS[role] : role)).join(' and ');
  return [words, country].filter((part) => part !== null && part !== '').join(' · ');
}

/** Return what a company did for titles: "Produced", "Distributed in Nigeria". */
export function creditText({ role, market }: Pick<CompanyCredit, 'role' | 'market'>): string {
  const word = role === 'production' ? 'Produced' : 'Distributed';
  return market === null ? word : `${word} in ${market}`;
}
