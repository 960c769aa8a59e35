/** What a call can be switched to. */
export const CONDITIONS = ['as-is', 'slow', 'empty', '404', '500', 'missing', 'never'] as const;
export type Condition = (typeof CONDITIONS)[number];

/** How long a slow answer takes, in milliseconds. */
export const SLOW_MS = 3_000;

export const isCondition = (value: unknown): value is Condition => CONDITIONS.includes(value as Condition);
