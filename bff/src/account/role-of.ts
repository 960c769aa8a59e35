import type { MemberRecord } from '../members/member.schema.js';

export const ROLES = ['member', 'moderator'] as const;
export type Role = (typeof ROLES)[number];

/** Return a member's role: `moderators` names subjects of the provider, and mail addresses, which count when verified. */
export function roleOf(
  { subject, email, emailVerified }: Pick<MemberRecord, 'subject' | 'email' | 'emailVerified'>,
  moderators: readonly string[] = [],
): Role {
  const address = emailVerified ? email?.toLowerCase() : undefined;
  return moderators.some((name) => name === subject || name.toLowerCase() === address)
    ? 'moderator'
    : 'member';
}
