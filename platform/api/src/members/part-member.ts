import { Buffer } from 'node:buffer';

/**
 * Names the member to parts of the API. The BFF sets it on what it forwards, after it has checked the session, and of a
 * write its token; from outside it is never accepted.
 */
export const MEMBER_HEADER = 'x-sinima-member';

/** Why a member may not write, by a decision of moderators. */
export interface Suspension {
  readonly why: string;
  /** A time in ISO 8601; null: until it is taken back. */
  readonly until: string | null;
}

/** The signed-in member on whose behalf a call comes. */
export interface PartMember {
  /** 24 hexadecimal digits. */
  readonly id: string;
  readonly handle: string;
  readonly displayName: string;
  /** Whether everybody may read the profile. */
  readonly isPublic: boolean;
  readonly role: 'member' | 'moderator';
  /** Left out: the member is not suspended. */
  readonly suspension?: Suspension;
}

/** Return a member as the value of {@link MEMBER_HEADER}: JSON in base64url, since names have any letters. */
export function memberToHeader({ id, handle, displayName, isPublic, role, suspension }: PartMember): string {
  const member: PartMember = {
    id,
    handle,
    displayName,
    isPublic,
    role,
    ...(suspension && { suspension }),
  };
  return Buffer.from(JSON.stringify(member)).toString('base64url');
}

/** Return the member of a call by its header; undefined: an anonymous visitor. @throws SyntaxError where it is none */
export function memberFromHeader(value: string | string[] | undefined): PartMember | undefined {
  if (typeof value !== 'string') return undefined;
  return JSON.parse(Buffer.from(value, 'base64url').toString()) as PartMember;
}
