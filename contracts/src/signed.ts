/** A document with signatures over its canonical JSON (RFC 8785), as The Update Framework writes them. */
export interface Signed<T> {
  readonly signed: T;
  readonly signatures: readonly Signature[];
}

export interface Signature {
  /** The Ed25519 public key: 32 bytes, base64. */
  readonly key: string;
  /** The signature: 64 bytes, base64. */
  readonly signature: string;
}

/**
 * The keys whose signatures count. Operators keep it outside the store: write access to the store cannot change it.
 * Keys are Ed25519 public keys, 32 bytes, base64.
 */
export interface Trust {
  /** Keys that may change what is live. */
  readonly pointer: readonly string[];
  /** Keys that may publish, by app: `{"mfe-title": ["…"], "shell": ["…"]}`. */
  readonly releases: Readonly<Record<string, readonly string[]>>;
}
