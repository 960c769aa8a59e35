import { randomBytes } from 'node:crypto';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { LRUCache } from 'lru-cache';
import type { Account, AccountStore, Passkey } from '../accounts/account-store.ts';

/** How long a browser may take to answer a challenge, in ms. */
const CHALLENGE_MS = 10 * 60_000;

/** How many challenges may be open. */
const MAX_CHALLENGES = 50_000;

/** Passkeys of one account, at most. */
export const MAX_PASSKEYS = 10;

type Challenges = LRUCache<string, string>;

const challenges = (): Challenges => new LRUCache({ max: MAX_CHALLENGES, ttl: CHALLENGE_MS });
const transportsOf = ({ transports }: Passkey): string[] => [...(transports ?? [])];

/** Makes and checks passkeys (WebAuthn): a challenge for each try, which may be answered once. */
export class Passkeys {
  private readonly signIns = challenges();
  private readonly additions = challenges();
  private readonly domain: string;

  constructor(
    private readonly accounts: AccountStore,
    private readonly issuer: string,
  ) {
    this.domain = new URL(issuer).hostname;
  }

  /** Return what a browser has to be asked for a sign-in. */
  async signInOptions(signIn: string): Promise<object> {
    const options = await generateAuthenticationOptions({ rpID: this.domain, userVerification: 'required' });
    this.signIns.set(signIn, options.challenge);
    return options;
  }

  /** Return the account whose passkey answered; undefined: none did. */
  async signIn(signIn: string, answer: string): Promise<Account | undefined> {
    const expectedChallenge = taken(this.signIns, signIn);
    const response = parsed<AuthenticationResponseJSON>(answer);
    const account = response && this.accounts.withPasskey(response.id);
    const passkey = account?.passkeys.find(({ id }) => id === response?.id);
    if (!expectedChallenge || !response || !account || !passkey) return undefined;
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge,
      expectedOrigin: this.issuer,
      expectedRPID: this.domain,
      requireUserVerification: true,
      credential: {
        id: passkey.id,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
        transports: transportsOf(passkey),
      },
    }).catch(() => ({ verified: false, authenticationInfo: undefined }));
    if (!verified || !authenticationInfo) return undefined;
    const used = { ...passkey, counter: authenticationInfo.newCounter };
    const passkeys = account.passkeys.map((each) => (each.id === used.id ? used : each));
    if (used.counter !== passkey.counter) await this.accounts.save({ ...account, passkeys });
    return account;
  }

  /** Return what a browser has to be asked for a new passkey of an account. */
  async additionOptions({ subject, email, name, passkeys }: Account): Promise<object> {
    const options = await generateRegistrationOptions({
      rpName: 'Sinima',
      rpID: this.domain,
      userID: new Uint8Array(randomBytes(32)),
      userName: email,
      userDisplayName: name ?? email,
      attestationType: 'none',
      excludeCredentials: passkeys.map((passkey) => ({ id: passkey.id, transports: transportsOf(passkey) })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    this.additions.set(subject, options.challenge);
    return options;
  }

  /** Add the passkey that a browser made to an account; false: it is not acceptable. */
  async add(account: Account, answer: string, label: string): Promise<boolean> {
    const expectedChallenge = taken(this.additions, account.subject);
    const response = parsed<RegistrationResponseJSON>(answer);
    if (!expectedChallenge || !response || account.passkeys.length >= MAX_PASSKEYS) return false;
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge,
      expectedOrigin: this.issuer,
      expectedRPID: this.domain,
      requireUserVerification: true,
    }).catch(() => ({ verified: false as const, registrationInfo: undefined }));
    if (!verified || !registrationInfo || this.accounts.withPasskey(registrationInfo.credential.id))
      return false;
    const { id, publicKey, counter, transports } = registrationInfo.credential;
    const passkey: Passkey = {
      id,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      counter,
      ...(transports && { transports }),
      label,
      createdAt: new Date().toISOString(),
    };
    await this.accounts.save({ ...account, passkeys: [...account.passkeys, passkey] });
    return true;
  }
}

function taken(open: Challenges, key: string): string | undefined {
  const challenge = open.get(key);
  open.delete(key);
  return challenge;
}

/** Return what a browser sent, if it is at least an object with an id; its contents are checked by the library. */
function parsed<T extends { readonly id: string }>(answer: string): T | undefined {
  try {
    const value = JSON.parse(answer) as T | null;
    return typeof value?.id === 'string' ? value : undefined;
  } catch {
    return undefined;
  }
}
