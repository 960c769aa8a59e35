/** Ed25519 keys: who signs. */
import { createPrivateKey, createPublicKey, sign as signBytes, type KeyObject } from 'node:crypto';
import { ReleaseError } from '../errors/release-error.ts';

/** Somebody who can sign. */
export interface Signer {
  /** The public key: 32 bytes, base64. */
  readonly key: string;
  /** Return the signature, 64 bytes. */
  sign(bytes: Buffer): Buffer;
}

/** Return the public key of a key pair: 32 bytes, base64. */
export function publicKeyOf(privateKey: KeyObject): string {
  const { x } = createPublicKey(privateKey).export({ format: 'jwk' });
  return Buffer.from(x ?? '', 'base64url').toString('base64');
}

/** Return who signs with a private key. */
export function signerOf(privateKey: KeyObject): Signer {
  return { key: publicKeyOf(privateKey), sign: (bytes) => signBytes(null, bytes, privateKey) };
}

/**
 * Return who signs with a private key in PEM (PKCS #8).
 *
 * @param origin where the text is from, for messages: a file's path or a setting's name
 * @throws ReleaseError when it is not an Ed25519 private key
 */
export function signerFromPem(pem: string, origin: string): Signer {
  let key: KeyObject;
  try {
    // Some CI systems keep a secret on one line, with \n for the ends of its lines.
    key = createPrivateKey(pem.replaceAll('\\n', '\n'));
  } catch {
    throw new ReleaseError(`${origin} is not a private key in PEM. \`npm run releases -- keys\` makes one.`);
  }
  if (key.asymmetricKeyType !== 'ed25519') {
    throw new ReleaseError(
      `${origin} is a key of the kind ${key.asymmetricKeyType}; it has to be Ed25519. \`npm run releases -- keys\` makes one.`,
    );
  }
  return signerOf(key);
}
