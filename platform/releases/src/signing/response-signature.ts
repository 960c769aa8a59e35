/**
 * Signatures that browsers verify: HTTP message signatures (RFC 9421) over a response's `Unencoded-Digest`, asked for by
 * `integrity="ed25519-<key>"` (signature-based Subresource Integrity). Tried with Chromium 156:
 *
 * - The response carries three headers:
 *   `Unencoded-Digest: sha-256=:<SHA-256 of the bytes before compression, base64>:`
 *   `Signature-Input: sinima=("unencoded-digest";sf);keyid="<public key, base64>";tag="ed25519-integrity"`
 *   `Signature: sinima=:<signature, base64>:`
 * - Chromium refuses (`SRIMessageSignatureMismatch`) another key, no signature, a signature of other bytes; and bytes that
 *   do not have the digest. A response compressed with gzip or Brotli verifies: the digest is that of the plain bytes.
 * - With `integrity="sha256-… ed25519-…"` both have to hold, the hash and the signature. Of several keys one is enough.
 * - Neither the scheme, the host nor the path is signed, so that any mirror can serve the file.
 * - Other browsers skip `ed25519-…`, and check the hash.
 */
import { isSignedBy } from './envelope.ts';
import type { Signer } from './signer.ts';

const LABEL = 'sinima';

const digestOf = (sha256: Buffer): string => `sha-256=:${sha256.toString('base64')}:`;

const parametersOf = (key: string): string =>
  `("unencoded-digest";sf);keyid="${key}";tag="ed25519-integrity"`;

/** Return what is signed: the signature base of RFC 9421, section 2.5. */
function signatureBase(sha256: Buffer, key: string): Buffer {
  return Buffer.from(`"unencoded-digest";sf: ${digestOf(sha256)}\n"@signature-params": ${parametersOf(key)}`);
}

/** Return the signature (64 bytes, base64) of a response that carries the bytes with this SHA-256 (32 bytes). */
export function signResponse(sha256: Buffer, signer: Signer): string {
  return signer.sign(signatureBase(sha256, signer.key)).toString('base64');
}

/** Tell whether a response's signature (base64) is right. */
export function isResponseSignedBy(sha256: Buffer, signature: string, key: string): boolean {
  return isSignedBy(signatureBase(sha256, key), { key, signature });
}

/** The headers of a signed response. */
export interface SignatureHeaders {
  readonly 'unencoded-digest': string;
  readonly 'signature-input': string;
  readonly signature: string;
}

/** A file's signature (64 bytes: `ReleaseFile.signature`) and the key that signed the release; both base64. */
export interface FileSignature {
  readonly key: string;
  readonly signature: string;
}

/**
 * Return the headers to send with a file. Of several signatures a browser needs one by a key that it was told.
 *
 * @param sha256 32 bytes, base64url as in the file's address (`hashOfAddress`)
 */
export function signatureHeaders(sha256: string, signatures: readonly FileSignature[]): SignatureHeaders {
  const labelled = signatures.map((each, index) => ({ ...each, label: index === 0 ? LABEL : LABEL + index }));
  return {
    'unencoded-digest': digestOf(Buffer.from(sha256, 'base64url')),
    'signature-input': labelled.map(({ label, key }) => `${label}=${parametersOf(key)}`).join(', '),
    signature: labelled.map(({ label, signature }) => `${label}=:${signature}:`).join(', '),
  };
}
