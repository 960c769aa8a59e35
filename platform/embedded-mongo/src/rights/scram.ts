import { createHash, createHmac, pbkdf2Sync, randomBytes, timingSafeEqual } from 'node:crypto';

/** The one mechanism that the engine knows (RFC 7677). */
export const SCRAM = 'SCRAM-SHA-256';

/** How often a password is hashed, as in MongoDB. */
const ITERATIONS = 15_000;

const SALT_BYTES = 28;
const NONCE_BYTES = 24;

/** What is kept of a password: it proves that a client has it, and does not tell it. Texts are Base64. */
export interface ScramCredentials {
  readonly iterationCount: number;
  readonly salt: string;
  readonly storedKey: string;
  readonly serverKey: string;
}

/** Return what to keep of a password, which has to be printable ASCII: other characters would need SASLprep. */
export function scramCredentials(
  password: string,
  salt = randomBytes(SALT_BYTES),
  iterationCount = ITERATIONS,
): ScramCredentials {
  const salted = pbkdf2Sync(password, salt, iterationCount, 32, 'sha256');
  return {
    iterationCount,
    salt: salt.toString('base64'),
    storedKey: hash(hmac(salted, 'Client Key')).toString('base64'),
    serverKey: hmac(salted, 'Server Key').toString('base64'),
  };
}

/** Whether credentials are those of a password. */
export function isPasswordOf(credentials: ScramCredentials, password: string): boolean {
  const salt = Buffer.from(credentials.salt, 'base64');
  return scramCredentials(password, salt, credentials.iterationCount).storedKey === credentials.storedKey;
}

/** What a client says first. */
export interface ClientFirst {
  readonly user: string;
  readonly nonce: string;
  /** The message without its head, as the proof covers it. */
  readonly bare: string;
}

/** Read a client's first message; undefined where it is none. */
export function clientFirst(payload: string): ClientFirst | undefined {
  const [, bare, name, nonce] = /^n,,(n=([^,]+),r=([^,]+))$/.exec(payload) ?? [];
  if (!bare || !name || !nonce) return undefined;
  const user = name.replaceAll('=2C', ',').replaceAll('=3D', '=');
  return { user, nonce, bare };
}

/** The server's side of a proof, from its first message on. */
export class ScramExchange {
  /** The server's first message. */
  readonly challenge: string;
  private readonly nonce: string;

  constructor(
    private readonly client: ClientFirst,
    private readonly credentials: ScramCredentials,
    serverNonce = randomBytes(NONCE_BYTES).toString('base64'),
  ) {
    this.nonce = client.nonce + serverNonce;
    this.challenge = `r=${this.nonce},s=${credentials.salt},i=${credentials.iterationCount}`;
  }

  /** Return the server's last message; undefined where the client's does not prove that it has the password. */
  answerTo(payload: string): string | undefined {
    const [, unproven, nonce, proof] = /^(c=biws,r=([^,]+)),p=([^,]+)$/.exec(payload) ?? [];
    if (!unproven || nonce !== this.nonce || !proof) return undefined;
    const storedKey = Buffer.from(this.credentials.storedKey, 'base64');
    const message = `${this.client.bare},${this.challenge},${unproven}`;
    const clientKey = xor(Buffer.from(proof, 'base64'), hmac(storedKey, message));
    if (!timingSafeEqual(hash(clientKey), storedKey)) return undefined;
    return `v=${hmac(Buffer.from(this.credentials.serverKey, 'base64'), message).toString('base64')}`;
  }
}

function hash(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest();
}

function hmac(key: Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}

function xor(a: Buffer, b: Buffer): Buffer {
  return Buffer.from(b.map((byte, at) => byte ^ (a[at] ?? 0)));
}
