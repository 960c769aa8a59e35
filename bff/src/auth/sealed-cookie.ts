import { hkdfSync, webcrypto } from 'node:crypto';
import { EncryptJWT, jwtDecrypt } from 'jose';

const ALGORITHM = { alg: 'dir', enc: 'A256GCM' } as const;

/** Seals small records for cookies, so that browsers can neither read nor change them, nor keep them for longer. */
export class CookieSeal {
  /** Imported once: to import it for each cookie would cost as much as to open the cookie. */
  private readonly key: Promise<webcrypto.CryptoKey>;

  constructor(secret: string) {
    const bytes = hkdfSync('sha256', secret, '', 'sinima cookies', 32);
    this.key = webcrypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt']);
  }

  /** `kind` keeps a record of one kind from being taken for another; it opens for `seconds`. */
  async seal(kind: string, record: object, seconds: number): Promise<string> {
    return new EncryptJWT({ record })
      .setProtectedHeader(ALGORITHM)
      .setAudience(kind)
      .setExpirationTime(`${seconds}s`)
      .encrypt(await this.key);
  }

  /** Return the record; undefined where it is absent, too old, of another kind, or not ours. */
  async open<T>(kind: string, sealed: string | undefined): Promise<T | undefined> {
    if (sealed === undefined) return undefined;
    try {
      const { payload } = await jwtDecrypt(sealed, await this.key, { audience: kind });
      return payload.record as T;
    } catch {
      return undefined;
    }
  }
}
