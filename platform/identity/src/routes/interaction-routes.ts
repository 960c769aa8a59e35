/** The pages of one sign-in: the person is asked, and the answer goes back to the provider. */
import { SOURCE_LANGUAGE } from '@sinima/contracts/languages';
import { Visitors } from '@sinima/shared-state/visitors';
import type { Provider } from 'oidc-provider';
import { demoPerson } from '../accounts/demo-person.ts';
import type { Account, AccountStore } from '../accounts/account-store.ts';
import { LANGUAGE, type Exchange } from './exchange.ts';
import { errorPage, tooOftenPage } from '../pages/page.ts';
import {
  mailSentPage,
  openedLinkPage,
  otherBrowserPage,
  signInPage,
  type SignInPage,
} from '../pages/sign-in-pages.ts';
import type { IdentitySettings } from '../settings/settings.ts';
import { CountLimit } from '../sign-in/count-limit.ts';
import { mailAddress } from '@sinima/server/mail-address';
import type { MailLink, MailLinks } from '../sign-in/mail-links.ts';
import type { Mail } from '@sinima/server/mailer';
import { openSignInMailer, signInMail } from '../sign-in/sign-in-mail.ts';
import type { Passkeys } from '../sign-in/passkeys.ts';
import { sayFirst } from '../texts/texts.ts';

const MINUTE_MS = 60_000;

/** What the sign-in stands on. */
export interface SignInParts {
  readonly provider: Provider;
  readonly issuer: string;
  readonly settings: IdentitySettings;
  readonly accounts: AccountStore;
  readonly links: MailLinks;
  readonly passkeys: Passkeys;
}

/** Pages below `/interaction/<sign-in>`; the provider's cookie of a sign-in is sent to these alone, by the browser that began it. */
export class InteractionRoutes {
  private readonly mail: (mail: Mail) => void;
  private readonly visitors: Visitors;
  /** Mails of demonstrations, which the page shows, by sign-in. */
  private readonly shownMails = new Map<string, Mail>();
  private readonly mailsOfAddress = new CountLimit(5, 60 * MINUTE_MS);
  private readonly mailsOfVisitor = new CountLimit(60, 60 * MINUTE_MS);
  private readonly triesOfVisitor = new CountLimit(120, 10 * MINUTE_MS);

  constructor(private readonly parts: SignInParts) {
    this.mail = openSignInMailer(parts.settings.mail);
    this.visitors = new Visitors(parts.settings.trustedProxies);
  }

  /** Answer a request for one of the pages. @throws SessionNotFound where the sign-in is over or another browser's */
  async answer(exchange: Exchange): Promise<void> {
    const [, , signIn = '', step = '', token = ''] = exchange.path.split('/');
    if (step === 'link' && token !== '') {
      await this.openLink(exchange, signIn, token);
      return;
    }
    const { prompt, uid, params } = await this.parts.provider.interactionDetails(
      exchange.request,
      exchange.response,
    );
    if (uid !== signIn) throw new Error('The address is of another sign-in.');
    // The site names the language of the page from which the person came.
    exchange.say = sayFirst(params['ui_locales'], exchange.say.language);
    if (prompt.name === 'consent') {
      // A site that may be at any port has to be consented to each time.
      await this.finish(exchange, { consent: {} });
      return;
    }
    if (exchange.request.method !== 'POST') await this.show(exchange, signIn, step);
    else await this.take(exchange, signIn, step);
  }

  private async show(exchange: Exchange, signIn: string, step: string): Promise<void> {
    if (step !== 'mail') exchange.page(200, await this.asking(exchange, signIn));
    else exchange.page(200, mailSentPage(exchange.say, actionOf(signIn), this.shownMails.get(signIn), false));
  }

  /** Opening a link uses nothing up: scanners and previews of mail do it too. */
  private async openLink(exchange: Exchange, signIn: string, token: string): Promise<void> {
    const code = this.parts.links.codeOf(signIn, token);
    if (code === undefined) exchange.page(400, errorPage(exchange.say));
    else if (await this.isAsker(exchange, signIn))
      exchange.page(200, openedLinkPage(exchange.say, actionOf(signIn), token));
    else exchange.page(200, otherBrowserPage(exchange.say, code));
  }

  private async take(exchange: Exchange, signIn: string, step: string): Promise<void> {
    const form = await exchange.form(this.parts.issuer);
    const field = (name: string): string => form.get(name) ?? '';
    if (step !== '' && !this.triesOfVisitor.allows(this.visitorOf(exchange))) {
      exchange.page(429, tooOftenPage(exchange.say));
      return;
    }
    if (step === '') await this.takeAnswer(exchange, signIn, field('answer'));
    else if (step === 'mail') await this.sendLink(exchange, signIn, field('email'));
    else if (step === 'link')
      await this.signInByMail(exchange, this.parts.links.redeem(signIn, field('token')));
    else if (step === 'code') await this.takeCode(exchange, signIn, field('code'));
    else await this.takePasskey(exchange, signIn, field('answer'));
  }

  private async takeAnswer(exchange: Exchange, signIn: string, answer: string): Promise<void> {
    if (answer === 'continue' && this.parts.settings.isDemo) await this.signIn(exchange, demoPerson);
    else if (answer === 'cancel') await this.finish(exchange, { error: 'access_denied' });
    else exchange.page(400, await this.asking(exchange, signIn));
  }

  /** The same answer for every address, at once: whether it is known, or can get mail, nobody learns here. */
  private async sendLink(exchange: Exchange, signIn: string, typed: string): Promise<void> {
    const email = mailAddress(typed);
    if (email === undefined) {
      const message = exchange.say('noMailAddress');
      exchange.page(400, await this.asking(exchange, signIn, { typed, wrong: { field: 'email', message } }));
      return;
    }
    if (!this.mailsOfVisitor.allows(this.visitorOf(exchange))) {
      exchange.page(429, tooOftenPage(exchange.say));
      return;
    }
    if (this.mailsOfAddress.allows(email)) {
      const link = this.parts.links.make(signIn, email);
      this.deliver(signIn, signInMail(exchange.say, email, this.addressOf(exchange, signIn, link), link));
    }
    exchange.goOn(`${actionOf(signIn)}/mail`);
  }

  /** A browser that did not ask knows the language by the address alone. */
  private addressOf({ say }: Exchange, signIn: string, { token }: MailLink): string {
    const search = say.language === SOURCE_LANGUAGE ? '' : `?${LANGUAGE}=${say.language}`;
    return `${this.parts.issuer}${actionOf(signIn)}/link/${token}${search}`;
  }

  private deliver(signIn: string, mail: Mail): void {
    this.mail(mail);
    if (!this.parts.settings.isDemo || this.parts.settings.mail) return;
    for (const known of this.shownMails.keys())
      if (!this.parts.links.isOpen(known)) this.shownMails.delete(known);
    this.shownMails.set(signIn, mail);
  }

  private async takeCode(exchange: Exchange, signIn: string, typed: string): Promise<void> {
    const email = this.parts.links.redeemCode(signIn, typed);
    if (email !== undefined) await this.signInByMail(exchange, email);
    else exchange.page(400, mailSentPage(exchange.say, actionOf(signIn), this.shownMails.get(signIn), true));
  }

  private async signInByMail(exchange: Exchange, email: string | undefined): Promise<void> {
    if (email === undefined) exchange.page(400, errorPage(exchange.say));
    else await this.signIn(exchange, await this.parts.accounts.withEmail(email));
  }

  private async takePasskey(exchange: Exchange, signIn: string, answer: string): Promise<void> {
    const account = await this.parts.passkeys.signIn(signIn, answer);
    if (account) {
      await this.signIn(exchange, account);
      return;
    }
    const message = exchange.say('unknownPasskey');
    exchange.page(400, await this.asking(exchange, signIn, { wrong: { field: 'passkey', message } }));
  }

  private async asking(
    { say }: Exchange,
    signIn: string,
    wrong?: Pick<SignInPage, 'typed' | 'wrong'>,
  ): Promise<string> {
    return signInPage({
      say,
      ...wrong,
      action: actionOf(signIn),
      passkeyOptions: await this.parts.passkeys.signInOptions(signIn),
      ...(this.parts.settings.isDemo && { demoName: demoPerson.firstName }),
    });
  }

  private async isAsker({ request, response }: Exchange, signIn: string): Promise<boolean> {
    const details = await this.parts.provider.interactionDetails(request, response).catch(() => undefined);
    return details?.uid === signIn;
  }

  private signIn(exchange: Exchange, { subject }: Account): Promise<void> {
    return this.finish(exchange, { login: { accountId: subject, remember: false } });
  }

  private finish(
    { request, response }: Exchange,
    result: Parameters<Provider['interactionFinished']>[2],
  ): Promise<void> {
    return this.parts.provider.interactionFinished(request, response, result, {
      mergeWithLastSubmission: true,
    });
  }

  private visitorOf({ request }: Exchange): string {
    return this.visitors.addressOf(request, request.headers['x-forwarded-for']?.toString());
  }
}

const actionOf = (signIn: string): string => `/interaction/${signIn}`;
