import { faultIf, readable, ruleOf, type Rule } from './rule.ts';
import { unknownSlug } from './slugs.ts';

const companiesAreKnown = ruleOf('title', ({ companies = [] }, catalogue) => {
  const keys = companies.map(({ company, role, market }) => `${company} ${role} ${market}`);
  return companies.flatMap(({ company, role, market }, at) => [
    ...unknownSlug(catalogue, 'company', company, ['companies', at, 'company']),
    ...faultIf(
      role !== 'distribution' && market !== undefined,
      ['companies', at, 'market'],
      'is for distribution alone: take it out.',
    ),
    ...faultIf(keys.indexOf(keys[at]!) < at, ['companies', at], 'is named a second time.'),
  ]);
});

/** A title credits every company: a page without one would say nothing. */
const companiesAreCredited: Rule = ({ title, company }) => {
  // A title that cannot be read may credit any.
  if (title.some(({ facts }) => facts === undefined)) return [];
  const credited = new Set(
    readable(title).flatMap(({ facts }) => (facts.companies ?? []).map((one) => one.company)),
  );
  return company
    .filter(({ slug }) => !credited.has(slug))
    .map(({ slug, source, path }) =>
      source.problem(path, `no title credits ${slug}: add a credit, or take it out.`),
    );
};

export const companyRules: readonly Rule[] = [companiesAreKnown];
export const companyRulesOfFiles: readonly Rule[] = [companiesAreCredited];
