import type { Accounts, StoredUser } from './accounts.ts';
import { ACTIONS, type Need } from './privileges.ts';
import type { ScramExchange } from './scram.ts';

/** A proof that a user has begun. */
export interface Conversation {
  readonly user: StoredUser;
  readonly exchange: ScramExchange;
}

/** The client of one connection: the user that it signed in as. */
export class Client {
  conversation: Conversation | undefined;
  private signedIn: StoredUser | undefined;

  constructor(
    private readonly accounts: Accounts,
    /** Whether rights are enforced; otherwise any client may do everything, signed in or not. */
    readonly isRestricted: boolean,
  ) {}

  signIn(user: StoredUser): void {
    this.signedIn = user;
  }

  /** The user as it is now; undefined before signing in, and when the user was dropped since. */
  get user(): StoredUser | undefined {
    if (!this.signedIn) return undefined;
    const user = this.accounts.user(this.signedIn._id);
    return user?.userId.equals(this.signedIn.userId) ? user : undefined;
  }

  /** The id of the user, to which the cursors of this client belong. */
  get owner(): string | undefined {
    return this.user?._id;
  }

  /** Whether this client may do something. */
  may(need: Need): boolean {
    if (!this.isRestricted) return true;
    const { user } = this;
    return user !== undefined && this.accounts.rightsOf(user).allows(need);
  }

  /** Whether this client may do anything at all with a collection. */
  mayUse(db: string, collection: string): boolean {
    return [...ACTIONS].some((action) => this.may({ db, collection, action }));
  }
}
