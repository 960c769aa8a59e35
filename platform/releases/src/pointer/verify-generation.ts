/** Whether a pointer document counts. */
import { createHash } from 'node:crypto';
import type { Generation } from '@sinima/contracts/pointer';
import type { Signed, Trust } from '@sinima/contracts/signed';
import { ReleaseError } from '../errors/release-error.ts';
import { wrongFieldOfGeneration } from '../shapes/generation-shape.ts';
import { parseSigned, signingKey } from '../signing/envelope.ts';

/** A generation whose signature and shape are right. */
export interface VerifiedGeneration {
  readonly generation: Generation;
  /** SHA-256 (hex) of the document as stored: what the next generation names as `former`. */
  readonly hash: string;
  /** The pointer key that signed it. */
  readonly key: string;
  /** The document as stored. */
  readonly bytes: Buffer;
}

/** Return the SHA-256 (hex) of a pointer document. */
export function documentHash(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** Check the shape of a signed pointer. @throws ReleaseError */
export function shapedGeneration({ signed }: Signed<unknown>, what: string): Generation {
  const wrong = wrongFieldOfGeneration(signed);
  if (wrong === undefined) return signed as Generation;
  throw new ReleaseError(
    `${what} is wrong at "${wrong}": a newer version of this program may have written it.`,
  );
}

/**
 * Verify a pointer document's signature and shape. Its number and expiry are not looked at: see {@link refuseStale}.
 *
 * @param what the document's name, for messages
 * @throws ReleaseError when it is torn, not signed by a trusted pointer key, or not what it should be
 */
export function verifyGeneration(bytes: Buffer, trust: Trust, what = 'live.json'): VerifiedGeneration {
  const document = parseSigned(bytes, what);
  const key = signingKey('pointer', document, trust.pointer);
  if (key === undefined) {
    throw new ReleaseError(
      `${what} is refused: no trusted pointer key signed it as it is. The live versions are signed again by ` +
        '`npm run releases -- recover`, with a key that RELEASE_TRUST lists.',
    );
  }
  return { generation: shapedGeneration(document, what), hash: documentHash(bytes), key, bytes };
}

/**
 * Refuse a generation that comes from the store and may not follow the newest that this reader has seen.
 *
 * @param newest undefined: it has seen none
 * @throws ReleaseError when it is older, another one of the same number, or has expired before it was ever seen
 */
export function refuseStale(
  { generation: { number, expires }, hash }: VerifiedGeneration,
  newest: VerifiedGeneration | undefined,
): void {
  if (hash === newest?.hash) return;
  const seen = newest?.generation.number ?? 0;
  if (number <= seen) {
    const what =
      number < seen
        ? `Generation ${number} of live.json is refused: generation ${seen} was seen before, so this is an old one played again.`
        : `live.json is refused: another generation ${number} was seen before.`;
    throw new ReleaseError(`${what} If a backup was restored: npm run releases -- recover --above ${seen}`);
  }
  if (new Date(expires) <= new Date()) {
    throw new ReleaseError(
      `Generation ${number} of live.json is refused: it expired at ${expires}. Renew it: npm run releases -- renew`,
    );
  }
}
