/** Accounts: a file each, so that a change writes one of them. All are read at the start. */
import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** A passkey: the public half of a key pair, and what is needed to check it. */
export interface Passkey {
  /** Base64url, as all that follows in bytes. */
  readonly id: string;
  readonly publicKey: string;
  readonly counter: number;
  readonly transports?: readonly string[];
  /** What the person knows it by. */
  readonly label: string;
  /** ISO 8601. */
  readonly createdAt: string;
}

/** A person's ways to sign in. */
export interface Account {
  /** What the site knows the person by: random, and never used again. */
  readonly subject: string;
  /** In small letters. */
  readonly email: string;
  readonly firstName?: string;
  readonly name?: string;
  readonly passkeys: readonly Passkey[];
}

const nameOf = (subject: string): string => `${encodeURIComponent(subject)}.json`;

/** The accounts of one provider; one process alone writes them. */
export class AccountStore {
  private readonly bySubject = new Map<string, Account>();
  private readonly byEmail = new Map<string, string>();
  private readonly byPasskey = new Map<string, string>();

  private constructor(private readonly folder: string) {}

  /** @param known accounts that are there before anything is written */
  static async open(folder: string, known: readonly Account[] = []): Promise<AccountStore> {
    const store = new AccountStore(folder);
    for (const account of known) store.keep(account);
    const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    });
    for (const name of names.filter((each) => each.endsWith('.json'))) {
      store.keep(JSON.parse(await readFile(path.join(folder, name), 'utf8')) as Account);
    }
    return store;
  }

  find(subject: string | undefined): Account | undefined {
    return subject === undefined ? undefined : this.bySubject.get(subject);
  }

  withPasskey(id: string): Account | undefined {
    return this.find(this.byPasskey.get(id));
  }

  /** Return the account of an address that its person has just proved to read; a new one where there is none. */
  async withEmail(email: string): Promise<Account> {
    const known = this.find(this.byEmail.get(email));
    if (known) return known;
    const account: Account = { subject: randomUUID(), email, passkeys: [] };
    await this.save(account);
    return account;
  }

  /** Keep an account, as it is now. */
  async save(account: Account): Promise<void> {
    this.keep(account);
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    const file = path.join(this.folder, nameOf(account.subject));
    const draft = `${file}.${randomUUID()}`;
    await writeFile(draft, JSON.stringify(account), { mode: 0o600, flush: true });
    await rename(draft, file);
  }

  /** Delete an account with its address and passkeys. */
  async remove(account: Account): Promise<void> {
    this.forget(account);
    await rm(path.join(this.folder, nameOf(account.subject)), { force: true });
  }

  private keep(account: Account): void {
    this.forget(this.bySubject.get(account.subject));
    this.bySubject.set(account.subject, account);
    this.byEmail.set(account.email, account.subject);
    for (const { id } of account.passkeys) this.byPasskey.set(id, account.subject);
  }

  private forget(account: Account | undefined): void {
    if (!account) return;
    this.bySubject.delete(account.subject);
    this.byEmail.delete(account.email);
    for (const { id } of account.passkeys) this.byPasskey.delete(id);
  }
}
