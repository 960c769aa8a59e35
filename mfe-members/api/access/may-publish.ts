import { refusedByLimit } from '../account/current-limit.ts';
import type { OwnMember } from '../account/own-member.ts';

/** Let members whose account is not limited do what others see. @throws ForbiddenException with the reason */
export function assertMayPublish({ limit }: Pick<OwnMember, 'limit'>): void {
  if (limit) throw refusedByLimit(limit);
}

/** Let members whose account is not suspended write. @throws ForbiddenException with the reason */
export function assertMayWrite({ limit }: Pick<OwnMember, 'limit'>): void {
  if (limit?.kind === 'suspended') throw refusedByLimit(limit);
}
