/** How edits are reviewed. An operator shortens the periods for a demonstration. */
const HOUR_MS = 3_600_000;

export interface ReviewRules {
  /** How long an edit waits for votes before it goes to the editors, in ms. */
  readonly openMs: number;
  /** No vote ends before, in ms. */
  readonly votingMs: number;
  /** How long an author has to answer a “no”, in ms. */
  readonly answerMs: number;
  /** How many accepted edits give standing: such members vote. */
  readonly standing: number;
  /** How many accepted edits make a member trusted: small edits land at once. */
  readonly trusted: number;
  /** Handles of the first editors. */
  readonly editors: readonly string[];
}

/** Where the rules are injected. */
export const REVIEW_RULES = Symbol('rules of review');

/** Read the rules from the settings that `remote.config.ts` declares. @throws Error that names a setting that is no number */
export function reviewRules(settings: NodeJS.ProcessEnv): ReviewRules {
  const number = (name: string, otherwise: number): number => {
    const given = settings[name];
    if (given === undefined || given === '') return otherwise;
    const value = Number(given);
    if (Number.isFinite(value) && value >= 0) return value;
    throw new Error(`${name} is wrong: it has to be a number, 0 or more.`);
  };
  return {
    openMs: number('PART_CONTRIBUTE_OPEN_HOURS', 7 * 24) * HOUR_MS,
    votingMs: number('PART_CONTRIBUTE_VOTING_HOURS', 48) * HOUR_MS,
    answerMs: number('PART_CONTRIBUTE_ANSWER_HOURS', 72) * HOUR_MS,
    standing: number('PART_CONTRIBUTE_STANDING', 10),
    trusted: number('PART_CONTRIBUTE_TRUSTED', 50),
    editors: (settings.PART_CONTRIBUTE_EDITORS ?? '').split(',').flatMap((name) => name.trim() || []),
  };
}
