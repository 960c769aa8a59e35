import { ForbiddenException } from '@nestjs/common';
import type { Caller } from './authors.service.ts';

/** Refuse authors that an editor has blocked, or moderators suspended. @throws ForbiddenException with the reason */
export function assertNotBlocked({ refusal }: Pick<Caller, 'refusal'>): void {
  if (refusal !== undefined) throw new ForbiddenException(refusal);
}
