import { createHash, randomBytes, randomInt } from 'node:crypto';
import { isSameSecret } from '@sinima/server/same-secret';
import { LRUCache } from 'lru-cache';

/** How long a link and its code may be used, in ms. */
const LINK_MS = 10 * 60_000;

/** Wrong codes after which a link is over. */
const MAX_WRONG_CODES = 5;

/** How many links may be open; the oldest give way. */
const MAX_LINKS = 50_000;

const CODE_DIGITS = 8;

/** What is sent by mail. */
export interface MailLink {
  /** Opens the link, in the browser that asked. */
  readonly token: string;
  /** The same, typed into the page of the browser that asked. */
  readonly code: string;
}

interface OpenLink {
  readonly email: string;
  readonly tokenHash: string;
  readonly code: string;
  wrongCodes: number;
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/**
 * Links that sign in by mail: one for each sign-in under way, for one use, known by the sign-in to which the asking browser has
 * the cookie. They are in memory, so that a restart ends them.
 */
export class MailLinks {
  private readonly links: LRUCache<string, OpenLink>;

  /** @param now for tests, in ms */
  constructor(now: () => number = () => performance.now()) {
    this.links = new LRUCache({ max: MAX_LINKS, ttl: LINK_MS, perf: { now }, ttlResolution: 0 });
  }

  /** Make a link for a sign-in; the one before it is over. */
  make(signIn: string, email: string): MailLink {
    const token = randomBytes(32).toString('base64url');
    const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');
    this.links.set(signIn, { email, tokenHash: hashOf(token), code, wrongCodes: 0 });
    return { token, code };
  }

  /** Return the code of a link, for a browser that did not ask; undefined: the link is over. Nothing is used up. */
  codeOf(signIn: string, token: string): string | undefined {
    const link = this.links.get(signIn);
    return link && isSameSecret(hashOf(token), link.tokenHash) ? link.code : undefined;
  }

  /** Use a link up; undefined: it is over. @returns the address that its person reads */
  redeem(signIn: string, token: string): string | undefined {
    return this.codeOf(signIn, token) === undefined ? undefined : this.end(signIn);
  }

  /** As `redeem`, by the code as it was typed; after some wrong ones the link is over. */
  redeemCode(signIn: string, typed: string): string | undefined {
    const link = this.links.get(signIn);
    if (!link) return undefined;
    if (isSameSecret(typed.replaceAll(/\D/g, ''), link.code)) return this.end(signIn);
    link.wrongCodes += 1;
    if (link.wrongCodes >= MAX_WRONG_CODES) this.links.delete(signIn);
    return undefined;
  }

  /** Return whether a sign-in waits for its link. */
  isOpen(signIn: string): boolean {
    return this.links.has(signIn);
  }

  private end(signIn: string): string | undefined {
    const email = this.links.get(signIn)?.email;
    this.links.delete(signIn);
    return email;
  }
}
