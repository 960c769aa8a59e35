import { hkdfSync } from 'node:crypto';
import { EncryptJWT, jwtDecrypt } from 'jose';

const ALGORITHM = { alg: 'dir', enc: 'A256GCM' } as const;

/** Seals small records for cookies, so that browsers can neither read nor change them, nor keep them for longer. */
export class CookieSeal {
  private readonly key: Uint8Array;

  constructor(secret: string) {
    this.key = new Uint8Array(hkdfSync('sha256', secret, '', 'sinima cookies', 32));
  }

  /** `kind` keeps a record of one kind from being taken for another; it opens for `seconds`. */
  seal(kind: string, record: object, seconds: number): Promise<string> {
    return new EncryptJWT({ record })
      .setProtectedHeader(ALGORITHM)
      .setAudience(kind)
      .setExpirationTime(`${seconds}s`)
      .encrypt(this.key);
  }

  /** Return the record; undefined where it is absent, too old, of another kind, or not ours. */
  async open<T>(kind: string, sealed: string | undefined): Promise<T | undefined> {
    if (sealed === undefined) return undefined;
    try {
      const { payload } = await jwtDecrypt(sealed, this.key, { audience: kind });
      return payload.record as T;
    } catch {
      return undefined;
    }
  }
}
