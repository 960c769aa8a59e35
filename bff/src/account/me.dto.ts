import { ApiFormat, ApiId, ApiWord } from '@sinima/api/http/api-property';
import { Samples } from '@sinima/api/http/samples.decorator';
import { Member } from '../members/member.dto.js';
import { ROLES, type Role } from './role-of.js';

/** The signed-in member, for that member alone. */
@Samples<Me>({
  id: '5f1d7f3a9b2c4d5e6f708192',
  firstName: 'Sample',
  email: 'visitor@sample.invalid',
  isPublic: false,
  role: 'member',
  token: 'a-sample-token',
  signInPage: null,
})
export class Me extends Member {
  /** @example "5f1d7f3a9b2c4d5e6f708192" */
  @ApiId()
  id!: string;

  firstName!: string | null;
  email!: string | null;

  /** Whether everybody may read the profile. */
  isPublic!: boolean;

  @ApiWord(ROLES, 'Role')
  role!: Role;

  /** Goes with every write, as the header `X-Sinima-Token`. */
  token!: string;

  /** Page of the sign-in provider for passkeys and the like. */
  signInPage!: string | null;
}

/** A browser in which the member is signed in. */
@Samples<Session>(
  {
    id: '5f1d7f3a9b2c4d5e6f708193',
    device: 'Firefox on Android',
    createdAt: '2026-01-15T08:00:00.000Z',
    usedAt: '2026-01-16T19:30:00.000Z',
    expiresAt: '2026-01-22T08:00:00.000Z',
    isCurrent: true,
  },
  {
    id: '5f1d7f3a9b2c4d5e6f708194',
    device: 'Chrome on Windows',
    createdAt: '2026-01-14T08:00:00.000Z',
    usedAt: '2026-01-14T09:30:00.000Z',
    expiresAt: '2026-01-21T08:00:00.000Z',
    isCurrent: false,
  },
)
export class Session {
  /** @example "5f1d7f3a9b2c4d5e6f708193" */
  @ApiId()
  id!: string;

  /**
   * Coarse name of the browser.
   * @example "Firefox on Android"
   */
  device!: string;

  /** @example "2026-01-15T08:00:00.000Z" */
  @ApiFormat('date-time')
  createdAt!: string;

  /**
   * Exact to some minutes.
   * @example "2026-01-16T19:30:00.000Z"
   */
  @ApiFormat('date-time')
  usedAt!: string;

  /** @example "2026-01-22T08:00:00.000Z" */
  @ApiFormat('date-time')
  expiresAt!: string;

  /** Whether this call comes from it. */
  isCurrent!: boolean;
}
