import { createPrivateKey, createPublicKey, hkdfSync, sign, type KeyObject } from 'node:crypto';

/** The prefix of the 32 bytes of an Ed25519 key in PKCS #8 (RFC 8410). */
const PKCS8_PREFIX = Buffer.from('302e020100300506032b657004220420', 'hex');

/** Signs the log of accepted changes. The key follows from the site's secret, so that all its servers have the same one. */
export class SigningKey {
  private readonly key: KeyObject;
  /** The public key, 32 bytes in base64url. */
  readonly publicKey: string;

  constructor(secret: string) {
    const seed = Buffer.from(hkdfSync('sha256', secret, '', 'sinima: log of accepted changes', 32));
    this.key = createPrivateKey({
      key: Buffer.concat([PKCS8_PREFIX, seed]),
      format: 'der',
      type: 'pkcs8',
    });
    this.publicKey = createPublicKey(this.key).export({ format: 'jwk' }).x!;
  }

  /** Return the signature of a hash, in base64url. */
  sign(hash: string): string {
    return sign(null, Buffer.from(hash, 'hex'), this.key).toString('base64url');
  }
}
