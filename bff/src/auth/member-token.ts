import { createHmac } from 'node:crypto';
import { isSameSecret } from '@sinima/server/same-secret';

/**
 * Makes and checks the token that comes with a member's own data and goes with each of the member's writes. It belongs to one
 * session and ends with it; it is derived, so that nothing is stored.
 */
export class MemberTokens {
  constructor(private readonly secret: string) {}

  /** Return the token of a session. */
  of(sessionId: string): string {
    return createHmac('sha256', this.secret).update(`member token ${sessionId}`).digest('base64url');
  }

  /** Return whether this is the token of a session. */
  fits(sessionId: string, token: unknown): boolean {
    return typeof token === 'string' && isSameSecret(token, this.of(sessionId));
  }
}
