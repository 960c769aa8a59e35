/** The subjects of reports and decisions. */
export const SUBJECT_KINDS = ['review', 'list', 'member'] as const;
export type SubjectKind = (typeof SUBJECT_KINDS)[number];

/** Why something stands before the moderators: a member reported it, it was held, or its author appeals. */
export const CASE_CAUSES = ['reported', 'held', 'appealed'] as const;
export type CaseCause = (typeof CASE_CAUSES)[number];
