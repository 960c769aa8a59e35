/** Signed documents: Ed25519 over the document's canonical JSON (RFC 8785), with the kind of document in front. */
import { createPublicKey, verify as verifyBytes } from 'node:crypto';
import type { Signature, Signed } from '@sinima/contracts/signed';
import canonicalize from 'canonicalize';
import { z } from 'zod';
import { ReleaseError } from '../errors/release-error.ts';
import type { Signer } from './signer.ts';

const envelope: z.ZodType<Signed<unknown>> = z.object({
  signed: z.unknown(),
  signatures: z.array(z.object({ key: z.string(), signature: z.string() })),
});

/** The purpose of a signature: one for a pointer is not valid for a release. */
export type SignedKind = 'release' | 'maps' | 'pointer' | 'preview' | 'check' | 'errors';

/** Return the bytes that are signed. */
export function bytesToSign(kind: SignedKind, signed: unknown): Buffer {
  return Buffer.from(`sinima ${kind} v1\n${canonicalize(signed) ?? ''}`);
}

/** Sign a document. */
export function signDocument<T>(kind: SignedKind, signed: T, signer: Signer): Signed<T> {
  const signature = signer.sign(bytesToSign(kind, signed)).toString('base64');
  return { signed, signatures: [{ key: signer.key, signature }] };
}

/** Tell whether these bytes carry this signature of this public key (32 bytes, base64). Wrong keys and texts give false. */
export function isSignedBy(bytes: Buffer, { key, signature }: Signature): boolean {
  try {
    const x = Buffer.from(key, 'base64').toString('base64url');
    const publicKey = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
    return verifyBytes(null, bytes, publicKey, Buffer.from(signature, 'base64'));
  } catch {
    return false;
  }
}

/** Return the first of these public keys that signed the document; undefined when none did. */
export function signingKey(
  kind: SignedKind,
  { signed, signatures }: Signed<unknown>,
  keys: readonly string[],
): string | undefined {
  const trusted = signatures.filter(({ key }) => keys.includes(key));
  if (trusted.length === 0) return undefined;
  const bytes = bytesToSign(kind, signed);
  return trusted.find((signature) => isSignedBy(bytes, signature))?.key;
}

/** Return the bytes of a document as the store keeps it. */
export function documentBytes(document: Signed<unknown>): Buffer {
  return Buffer.from(`${JSON.stringify(document, null, 1)}\n`);
}

/**
 * Parse the bytes of a signed document; neither contents nor signature are checked.
 *
 * @param what the document's name, for messages
 * @throws ReleaseError when it is torn, or no signed document
 */
export function parseSigned(bytes: Buffer, what: string): Signed<unknown> {
  let value: unknown;
  try {
    value = JSON.parse(bytes.toString('utf8'));
  } catch {
    throw new ReleaseError(`${what} is torn: it is not valid JSON.`);
  }
  const { data } = envelope.safeParse(value);
  if (data?.signed === undefined) throw new ReleaseError(`${what} is not signed.`);
  return data;
}
