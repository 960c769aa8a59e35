import { ApiFormat } from '@sinima/api/http/api-property';
import { Samples } from '@sinima/api/http/samples.decorator';
import type { MemberRecord } from './member.schema.js';

/** A public profile. */
@Samples<Member>({
  handle: 'sample-member',
  displayName: 'Sample Member',
  country: 'Nigeria',
  bio: 'This is a sample.',
  memberSince: '2026-01-15',
})
export class Member {
  /** @example "amina" */
  handle!: string;

  displayName!: string;
  country!: string | null;
  bio!: string | null;

  /**
   * The day of the first sign-in.
   * @example "2026-01-15"
   */
  @ApiFormat('date')
  memberSince!: string;
}

/** Return of a member what everybody may read of a public profile. */
export function toMember(member: MemberRecord): Member {
  return {
    handle: member.handle,
    displayName: member.displayName,
    country: member.country ?? null,
    bio: member.bio ?? null,
    memberSince: member.createdAt.toISOString().slice(0, 10),
  };
}
