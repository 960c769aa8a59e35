import { randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** How long a session lasts after it was last used, and at most, in ms. */
const IDLE_MS = 30 * 60_000;
const LONGEST_MS = 8 * 3_600_000;
const MAX_SESSIONS = 100;

/** Somebody who has signed in. */
export interface Session {
  readonly id: string;
  readonly who: string;
  /** Has to come back with every form. */
  readonly csrf: string;
  readonly ends: number;
}

const secret = (): string => randomBytes(32).toString('base64url');

/** Who is signed in. Kept in memory: when the service ends, everybody is signed out. */
export class Sessions {
  private readonly sessions = new LRUCache<string, Session>({ max: MAX_SESSIONS, ttl: IDLE_MS });

  begin(who: string): Session {
    const session = { id: secret(), who, csrf: secret(), ends: Date.now() + LONGEST_MS };
    this.sessions.set(session.id, session);
    return session;
  }

  /** Return a session that still lasts. @param isUsed somebody does something, which prolongs it */
  find(id: string | undefined, isUsed: boolean): Session | undefined {
    const session = id === undefined ? undefined : this.sessions.get(id, { updateAgeOnGet: isUsed });
    return session && Date.now() <= session.ends ? session : undefined;
  }

  end(id: string): void {
    this.sessions.delete(id);
  }
}
