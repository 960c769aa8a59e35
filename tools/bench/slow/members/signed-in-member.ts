import { Browser } from '@sinima/testing/plain-browser';

/** A member's device, signed in at a BFF. */
export class SignedInMember {
  private constructor(
    private readonly origin: string,
    private readonly cookie: string,
    private readonly token: string,
  ) {}

  /** Sign in by mail at the local provider, which shows the mail. @throws Error where that is refused */
  static byMail(origin: string, email: string): Promise<SignedInMember> {
    return SignedInMember.begin(origin, async (browser, page) => {
      const sent = await browser.visit(`${page}/mail`, { email });
      const mail = await browser.visit(new URL(sent.headers.get('location') ?? '', page).href);
      const [code] = /\d{4} \d{4}/.exec(await mail.text()) ?? [];
      if (code === undefined) throw new Error(`No mail was shown for ${email}.`);
      return browser.visit(`${page}/code`, { code });
    });
  }

  /** Sign in as the one person that needs no proof in a demonstration: each time another device of the same member. */
  static asDemoPerson(origin: string): Promise<SignedInMember> {
    return SignedInMember.begin(origin, (browser, page) => browser.visit(page, { answer: 'continue' }));
  }

  private static async begin(
    origin: string,
    prove: (browser: Browser, page: string) => Promise<Response>,
  ): Promise<SignedInMember> {
    const browser = new Browser();
    const start = `${origin}/api/login`;
    const { address: page } = await browser.follow(await browser.visit(start), start);
    const { address } = await browser.follow(await prove(browser, page), page);
    await browser.visit(address);
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const me = await fetch(`${origin}/api/me`, { headers: { cookie } });
    if (!me.ok) throw new Error(`Nobody is signed in: ${me.status}`);
    return new SignedInMember(origin, cookie, ((await me.json()) as { token: string }).token);
  }

  /** Ask for something of the member's; what comes again with the same key is done once. */
  ask(method: string, path: string, body?: unknown, key?: string): Promise<Response> {
    return fetch(this.origin + path, {
      method,
      headers: {
        cookie: this.cookie,
        'x-sinima-token': this.token,
        ...(key !== undefined && { 'idempotency-key': key }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  }

  /** Rate a title, from 1 to 10. */
  rate(slug: string, rating: number): Promise<Response> {
    return this.ask('PUT', `/api/me/ratings/${slug}`, { rating });
  }
}
