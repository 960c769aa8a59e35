import { awardRules } from './award-rules.ts';
import { biographiesAreOfCredits } from './biography-rules.ts';
import { companyRules, companyRulesOfFiles } from './company-rules.ts';
import { creditRules } from './credit-rules.ts';
import { editorialRules } from './editorial-rules.ts';
import { festivalRules } from './festival-rules.ts';
import { originRules } from './origin-rules.ts';
import { areCredited, personRules } from './person-rules.ts';
import { sampleRules } from './sample-rules.ts';
import { seasonRules } from './season-rules.ts';
import { slugsAreUnique } from './slugs.ts';
import { titleRules } from './title-rules.ts';
import type { Rule } from './rule.ts';

/** Rules that always hold: a catalogue or change that breaks one is refused. */
export const RULES: readonly Rule[] = [
  slugsAreUnique,
  ...titleRules,
  ...creditRules,
  ...companyRules,
  ...seasonRules,
  ...personRules,
  ...originRules,
  ...editorialRules,
  ...awardRules,
  ...festivalRules,
  ...sampleRules,
];

/**
 * What holds between changes: one alone may break it, as where a year stands in a title and in a biography. `npm run data -- check`
 * refuses it.
 */
export const RULES_OF_FILES: readonly Rule[] = [areCredited, biographiesAreOfCredits, ...companyRulesOfFiles];
