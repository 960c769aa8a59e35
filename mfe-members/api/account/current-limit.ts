import { ForbiddenException } from '@nestjs/common';
import type { StoredLimit } from './account.schema.ts';
import type { AccountLimit } from './limit.dto.ts';

/** Return the limit of an account at a time; null: none, or it is over. */
export function currentLimit(limit: StoredLimit | null | undefined, now: Date): AccountLimit | null {
  if (!limit || (limit.until && limit.until <= now)) return null;
  return {
    kind: limit.kind,
    why: limit.why,
    until: limit.until?.toISOString() ?? null,
    decision: limit.decisionId.toHexString(),
  };
}

/** Return what a member whose account is limited is told where that is in the way. */
export function refusedByLimit({ kind, why, until }: AccountLimit): ForbiddenException {
  const end = until === null ? '' : ` until ${until.slice(0, 16).replace('T', ' ')} UTC`;
  return new ForbiddenException(`Your account is ${kind}${end}: ${why} You can appeal at /api/me/decisions.`);
}
