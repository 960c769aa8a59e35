import { randomBytes } from 'node:crypto';

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
  usedUntil: number;
}

const secret = (): string => randomBytes(32).toString('base64url');

/** Who is signed in. Kept in memory: when the service ends, everybody is signed out. */
export class Sessions {
  private readonly sessions = new Map<string, Session>();

  constructor(private readonly clock: () => number = Date.now) {}

  begin(who: string): Session {
    const now = this.clock();
    const session = { id: secret(), who, csrf: secret(), ends: now + LONGEST_MS, usedUntil: now + IDLE_MS };
    this.sessions.set(session.id, session);
    if (this.sessions.size > MAX_SESSIONS) this.sessions.delete(this.sessions.keys().next().value!);
    return session;
  }

  /** Return a session that still lasts. @param isUsed somebody does something, which prolongs it */
  find(id: string | undefined, isUsed: boolean): Session | undefined {
    const session = id === undefined ? undefined : this.sessions.get(id);
    if (session === undefined) return undefined;
    const now = this.clock();
    if (now > session.ends || now > session.usedUntil) {
      this.sessions.delete(session.id);
      return undefined;
    }
    if (isUsed) session.usedUntil = now + IDLE_MS;
    return session;
  }

  end(id: string): void {
    this.sessions.delete(id);
  }
}
