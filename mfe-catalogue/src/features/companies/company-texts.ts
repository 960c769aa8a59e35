import { countryName } from '@sinima/catalogue-ui/place-names';
import type { Text } from '@sinima/contracts/text';
import type { Company, CompanyCredit } from '../../../api/openapi.ts';
import * as messages from './companies.messages.ts';

/** Return what a company does and where, as far as it is known: "Production and distribution · Nigeria". */
export function companyText({ roles, country }: Pick<Company, 'roles' | 'country'>, text: Text): string {
  const [first, second] = roles;
  const both =
    first === 'production' ? messages.productionAndDistribution : messages.distributionAndProduction;
  const one = first === 'production' ? messages.production : messages.distribution;
  const what = first === undefined ? '' : text(second === undefined ? one : both);
  const where = country === null ? '' : countryName(country, text);
  return what !== '' && where !== '' ? text(messages.whatAndWhere, { what, country: where }) : what || where;
}

/** Return what a company did for titles: "Produced", "Distributed in Nigeria". */
export function creditText({ role, market }: Pick<CompanyCredit, 'role' | 'market'>, text: Text): string {
  const isProduction = role === 'production';
  if (market === null) return text(isProduction ? messages.produced : messages.distributed);
  return text(isProduction ? messages.producedIn : messages.distributedIn, {
    market: countryName(market, text),
  });
}
