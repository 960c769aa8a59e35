/** The log of accepted changes: a chain of hashes that anybody can verify. */
import { createHash, createPublicKey, verify, type KeyObject } from 'node:crypto';
import { canonicalJson } from './canonical-json.ts';
import type { CatalogueChange, RecordName } from './change.ts';
import type { RecordEffect } from './record-effect.ts';

/** A text of people's own words, apart from the chain: it can be taken away, and the chain stays valid. */
export interface LoggedText {
  /** SHA-256 of salt and text, by which the entry names it. */
  readonly hash: string;
  /** Random, so that a short text cannot be guessed from its hash once it is taken away. */
  readonly salt: string;
  readonly text: string;
}

/** The content of an entry, which its hash covers. */
export interface EntryFacts extends Pick<
  CatalogueChange,
  'edit' | 'author' | 'kind' | 'into' | 'reverts' | 'licence' | 'decidedBy'
> {
  /** Place in the log, from 1. */
  readonly sequence: number;
  /** When it was accepted: `2026-11-27T01:02:03.004Z`. */
  readonly at: string;
  readonly record: RecordName;
  readonly effects: readonly RecordEffect[];
  /** Hash of the comment. */
  readonly comment?: string;
  /** Hash of the source of each field that has one: JSON of `where` and `url`. */
  readonly sources: readonly { readonly field: string; readonly text: string }[];
  /** Hash of the entry before it; of the first one, 64 zeros. */
  readonly previous: string;
}

/** One accepted change. */
export interface LogEntry extends EntryFacts {
  /** SHA-256 over the canonical JSON of the entry's content, in hexadecimal digits. */
  readonly hash: string;
  /** Ed25519 over the hash's 32 bytes, in base64url. */
  readonly signature: string;
  /** The public key, 32 bytes in base64url. */
  readonly key: string;
}

/** The hash before the first entry. */
export const FIRST_PREVIOUS = '0'.repeat(64);

/** Return the hash of an entry. */
export function entryHash(facts: EntryFacts): string {
  return createHash('sha256').update(canonicalJson(facts)).digest('hex');
}

/** Return the hash of a text with its salt. */
export const textHash = (salt: string, text: string): string =>
  createHash('sha256').update(`${salt}\n${text}`).digest('hex');

/** Return a key to verify with, from its 32 bytes in base64url. */
const publicKey = (key: string): KeyObject =>
  createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: key }, format: 'jwk' });

/**
 * Return why an entry is not the next of a log; undefined: it is. Hash, order and signature are verified, and the texts that are
 * still there.
 *
 * @param before the entry before it; undefined: it is the first
 */
export function entryFault(
  entry: LogEntry,
  before: Pick<LogEntry, 'sequence' | 'hash'> | undefined,
  texts: readonly LoggedText[] = [],
): string | undefined {
  const { hash, signature, key, ...facts } = entry;
  const expected = before ?? { sequence: entry.sequence - 1, hash: entry.previous };
  if (entry.sequence !== expected.sequence + 1) return `does not follow ${expected.sequence}`;
  if (entry.sequence === 1 && entry.previous !== FIRST_PREVIOUS) return 'is not the beginning of a log';
  if (entry.previous !== expected.hash) return `does not name the hash of ${expected.sequence}`;
  if (entryHash(facts) !== hash) return 'says something else than its hash';
  if (!isSigned(hash, signature, key)) return 'is not signed by its key';
  const wrong = texts.find((text) => textHash(text.salt, text.text) !== text.hash);
  return wrong && `has a text that is not ${wrong.hash}`;
}

function isSigned(hash: string, signature: string, key: string): boolean {
  try {
    return verify(null, Buffer.from(hash, 'hex'), publicKey(key), Buffer.from(signature, 'base64url'));
  } catch {
    return false;
  }
}
