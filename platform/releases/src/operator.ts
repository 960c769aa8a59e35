import { userInfo } from 'node:os';
import type { Decision } from '@sinima/contracts/pointer';

/** The person who makes a change, and the reason. */
export interface Operator {
  /** By default `SINIMA_OPERATOR`, or the name of the system's user. */
  readonly who?: string;
  readonly why?: string;
}

function operatorName(): string {
  if (process.env.SINIMA_OPERATOR) return process.env.SINIMA_OPERATOR;
  try {
    return userInfo().username;
  } catch {
    // A container may run under a user id that has no name.
    return `user ${process.getuid?.() ?? 'unknown'}`;
  }
}

/** Return a decision that is made now. */
export function decisionOf({ who, why }: Operator): Decision {
  return { who: who || operatorName(), when: new Date().toISOString(), ...(why && { why }) };
}
