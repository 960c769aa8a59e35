/** The page on which a person changes passkeys, for as long as the session at the provider lasts. */
import { createHmac, randomBytes } from 'node:crypto';
import { isSameSecret } from '@sinima/server/same-secret';
import type { Exchange } from './exchange.ts';
import { accountPage, signInFirstPage } from '../pages/account-page.ts';
import { messagePage } from '../pages/page.ts';
import { MAX_PASSKEYS } from '../sign-in/passkeys.ts';
import type { SignInParts } from './interaction-routes.ts';
import type { Account } from '../accounts/account-store.ts';

/** Whose page it is, and the token of its forms. */
interface Owner {
  readonly account: Account;
  readonly token: string;
}

/** Pages below `/account`. */
export class AccountRoutes {
  private readonly secret = randomBytes(32);

  constructor(private readonly parts: SignInParts) {}

  async answer(exchange: Exchange): Promise<void> {
    const owner = await this.ownerOf(exchange);
    if (!owner) exchange.page(401, signInFirstPage(exchange.say, this.parts.settings.siteUrl));
    else if (exchange.request.method !== 'POST') await this.show(exchange, owner);
    else await this.take(exchange, owner);
  }

  private async take(exchange: Exchange, owner: Owner): Promise<void> {
    const form = await exchange.form(this.parts.issuer);
    const field = (name: string): string => form.get(name) ?? '';
    if (!isSameSecret(field('token'), owner.token)) {
      await this.show(exchange, owner, {
        status: 403,
        wrong: exchange.say('formOutdated'),
      });
      return;
    }
    if (exchange.path === '/account/passkeys')
      await this.add(exchange, owner, field('answer'), field('label'));
    else if (exchange.path === '/account/passkeys/remove')
      await this.removePasskey(exchange, owner, field('id'));
    else await this.remove(exchange, owner, field('confirm'));
  }

  private async add(exchange: Exchange, owner: Owner, answer: string, label: string): Promise<void> {
    const named = label.trim().slice(0, 40) || exchange.say('passkeyDefaultName');
    if (await this.parts.passkeys.add(owner.account, answer, named)) exchange.goOn('/account');
    else
      await this.show(exchange, owner, {
        status: 400,
        wrong: exchange.say('passkeyNotAdded'),
      });
  }

  private async removePasskey(exchange: Exchange, { account }: Owner, id: string): Promise<void> {
    const passkeys = account.passkeys.filter((passkey) => passkey.id !== id);
    await this.parts.accounts.save({ ...account, passkeys });
    exchange.goOn('/account');
  }

  private async remove(exchange: Exchange, owner: Owner, confirmed: string): Promise<void> {
    if (confirmed.trim().toLowerCase() !== owner.account.email) {
      await this.show(exchange, owner, { status: 400, wrong: exchange.say('notYourAddress') });
      return;
    }
    await this.parts.accounts.remove(owner.account);
    exchange.page(
      200,
      messagePage(exchange.say, exchange.say('signInDeleted'), exchange.say('signInDeletedText')),
    );
  }

  private async show(
    exchange: Exchange,
    { account, token }: Owner,
    { status = 200, wrong }: { status?: number; wrong?: string } = {},
  ): Promise<void> {
    const hasRoom = account.passkeys.length < MAX_PASSKEYS;
    const passkeyOptions = hasRoom ? await this.parts.passkeys.additionOptions(account) : undefined;
    exchange.page(status, accountPage({ say: exchange.say, account, token, passkeyOptions, wrong }));
  }

  private async ownerOf({ request, response }: Exchange): Promise<Owner | undefined> {
    const { provider, accounts } = this.parts;
    const session = await provider.Session.get(provider.createContext(request, response));
    const account = accounts.find(session.accountId);
    if (!account) return undefined;
    const token = createHmac('sha256', this.secret).update(session.uid).digest('base64url');
    return { account, token };
  }
}
