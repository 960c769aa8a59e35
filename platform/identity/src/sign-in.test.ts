import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { Browser } from '@sinima/testing/plain-browser';
import {
  BegunSignIn,
  passkeyOptionsIn,
  startProviderProcess,
  tokenIn,
  type ProviderProcess,
} from './test/provider-process.ts';
import { VirtualAuthenticator } from './test/virtual-authenticator.ts';

let provider: ProviderProcess;

beforeAll(async () => {
  provider = await startProviderProcess();
}, 60_000);

afterAll(() => provider.stop());

const begin = (browser?: Browser, language?: string): Promise<BegunSignIn> =>
  BegunSignIn.begin(provider.issuer, browser, language);

let people = 0;
/** An address that no other test uses. */
const newAddress = (): string => `person-${(people += 1)}@sinima.example`;

/** A person who signed in by mail, in a browser that the provider knows for a while. */
async function signedInByMail(
  email = newAddress(),
): Promise<{ browser: Browser; subject: unknown; email: string }> {
  const signIn = await begin();
  const { code } = await signIn.askForMail(email);
  const { sub } = await signIn.personOf(await signIn.post('code', { code }));
  return { browser: signIn.browser, subject: sub, email };
}

const accountPage = async (browser: Browser): Promise<string> =>
  (await browser.visit(`${provider.issuer}/account`)).text();

describe('a page of the sign-in', () => {
  it('a page of the sign-in is kept by no cache, framed by nobody, and runs its own scripts alone', async () => {
    const { browser, page } = await begin();
    const response = await browser.visit(page);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const policy = response.headers.get('content-security-policy');
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(await response.text()).toContain('<form method="post"');
  });

  it('its files are there, and never change', async () => {
    const { browser, page } = await begin();
    const html = await (await browser.visit(page)).text();
    const files = [...html.matchAll(/(?:href|src)="(\/pages\/[^"]+)"/g)].map(([, file = '']) => file);
    expect(files).toHaveLength(4);
    for (const file of files) {
      const response = await fetch(`${provider.issuer}${file}`);
      expect([file, response.status]).toEqual([file, 200]);
      expect(response.headers.get('cache-control')).toContain('immutable');
    }
  });

  it('is not shown to a browser that did not begin it', async () => {
    const { page } = await begin();
    const response = await new Browser().visit(page);
    expect([response.status, await response.text()]).toEqual([400, expect.stringContaining('cannot go on')]);
  });

  it.each<Record<string, string>>([
    { origin: 'https://evil.example' },
    { 'sec-fetch-site': 'cross-site' },
    { origin: 'null' },
  ])('refuses a form with the headers %j, which is not its own', async (headers) => {
    const signIn = await begin();
    expect((await signIn.post('', { answer: 'continue' }, headers)).status).toBe(400);
    expect((await signIn.post('mail', { email: newAddress() }, headers)).status).toBe(400);
  });
});

describe('a link by mail', () => {
  it('signs in with the button of its page, once, however often it was opened before', async () => {
    const email = newAddress();
    const signIn = await begin();
    const { link, page } = await signIn.askForMail(email);
    expect(page).toContain(`To: ${email}`);
    for (let look = 0; look < 3; look += 1) {
      const opened = await signIn.browser.visit(link);
      expect([opened.status, tokenIn(await opened.text())]).toEqual([200, link.split('/').at(-1)]);
    }
    const token = link.split('/').at(-1) ?? '';
    const ended = await signIn.post('link', { token });
    expect(await signIn.personOf(ended)).toMatchObject({ email, email_verified: true });
    const again = await begin(signIn.browser);
    expect((await again.post('link', { token })).status).toBe(400);
    expect((await signIn.browser.visit(link)).status).toBe(400);
  });

  it('signs in nobody in another browser, which is told the code for the one that asked', async () => {
    const signIn = await begin();
    const { link, code } = await signIn.askForMail(newAddress());
    const other = new Browser();
    const opened = await (await other.visit(link)).text();
    expect(opened).toContain(code);
    expect(opened).not.toContain('<form');
    const token = link.split('/').at(-1) ?? '';
    expect((await other.visit(`${signIn.page}/link`, { token })).status).toBe(400);
    const own = await begin(other);
    expect((await own.post('link', { token })).status).toBe(400);
    expect((await own.post('code', { code })).status).toBe(400);
    expect(await signIn.personOf(await signIn.post('code', { code }))).toHaveProperty('sub');
  });

  it('answers the same for an address that is known and one that is not', async () => {
    const { email } = await signedInByMail();
    const answers: unknown[] = [];
    for (const asked of [email, newAddress()]) {
      const signIn = await begin();
      const response = await signIn.post('mail', { email: asked });
      const { page, link, code } = await signIn.askForMail(asked);
      const plain = [link, code, signIn.page, new URL(signIn.page).pathname, asked].reduce(
        (text, own) => text.replaceAll(own, '…'),
        page,
      );
      answers.push([response.status, response.headers.get('location')?.replace(/[\w-]{30,}/, '…'), plain]);
    }
    expect(answers[0]).toEqual(answers[1]);
  });

  it('answers the same when an address gets no more mails', async () => {
    const email = newAddress();
    const locations = new Set<string>();
    for (let mail = 0; mail < 7; mail += 1) {
      const response = await (await begin()).post('mail', { email });
      locations.add(`${response.status} ${response.headers.get('location')?.replace(/[\w-]{30,}/, '…')}`);
    }
    expect([...locations]).toEqual(['303 /interaction/…/mail']);
    expect((await (await begin()).askForMail(email)).link).toBe('');
  });

  it('gives the form back with what was typed where that is no address', async () => {
    const response = await (await begin()).post('mail', { email: 'kofi"@<sinima' });
    expect(response.status).toBe(400);
    const page = await response.text();
    expect(page).toContain('value="kofi&quot;@&lt;sinima"');
    expect(page).toContain('This is not a mail address');
  });

  it('gives the form back for a wrong code', async () => {
    const signIn = await begin();
    const { code } = await signIn.askForMail(newAddress());
    const wrong = await signIn.post('code', { code: code === '1234 5678' ? '8765 4321' : '1234 5678' });
    expect([wrong.status, await wrong.text()]).toEqual([400, expect.stringContaining('This code is wrong')]);
    expect(await signIn.personOf(await signIn.post('code', { code }))).toHaveProperty('sub');
  });

  it('leads to the same account again', async () => {
    const { email, subject } = await signedInByMail();
    expect((await signedInByMail(email.toUpperCase())).subject).toBe(subject);
  });
});

describe('a session at the provider', () => {
  it('does not sign in by itself: each sign-in asks', async () => {
    const { browser } = await signedInByMail();
    expect((await begin(browser)).page).toContain('/interaction/');
  });

  it('is needed for the page of passkeys', async () => {
    const response = await new Browser().visit(`${provider.issuer}/account`);
    expect([response.status, await response.text()]).toEqual([401, expect.stringContaining('Sign in first')]);
  });

  it('does not do without the token of the page', async () => {
    const { browser, email } = await signedInByMail();
    const response = await browser.visit(`${provider.issuer}/account/delete`, { confirm: email });
    expect(response.status).toBe(403);
    expect(await accountPage(browser)).toContain(email);
  });
});

describe('a passkey', () => {
  async function withPasskey() {
    const person = await signedInByMail();
    const device = new VirtualAuthenticator(provider.issuer);
    const page = await accountPage(person.browser);
    const form = { token: tokenIn(page), answer: device.create(passkeyOptionsIn(page)), label: 'My <phone>' };
    const added = await person.browser.visit(`${provider.issuer}/account/passkeys`, form);
    expect([added.status, added.headers.get('location')]).toEqual([303, '/account']);
    return { ...person, device, form };
  }

  const optionsOf = async (signIn: BegunSignIn) =>
    passkeyOptionsIn(await (await signIn.browser.visit(signIn.page)).text());

  it('is added on the page of the account, and signs in from any browser', async () => {
    const { browser, device, subject } = await withPasskey();
    expect(await accountPage(browser)).toContain('My &lt;phone&gt;');
    const signIn = await begin();
    const answer = device.get(await optionsOf(signIn));
    expect((await signIn.personOf(await signIn.post('passkey', { answer }))).sub).toBe(subject);
  });

  it('answers a challenge once, and only that of its own sign-in', async () => {
    const { device } = await withPasskey();
    const signIn = await begin();
    const other = await begin();
    const options = await optionsOf(signIn);
    await optionsOf(other);
    expect((await other.post('passkey', { answer: device.get(options) })).status).toBe(400);
    expect((await signIn.post('passkey', { answer: 'nonsense' })).status).toBe(400);
    expect((await signIn.post('passkey', { answer: device.get(options) })).status).toBe(400);
  });

  it('of another site, of nobody, or of a device that signs wrongly is refused with a way out', async () => {
    const { device } = await withPasskey();
    const signIn = await begin();
    const answers = [
      device.get(await optionsOf(signIn), 'https://evil.example'),
      new VirtualAuthenticator(provider.issuer).get(await optionsOf(signIn)),
    ];
    for (const answer of answers) {
      const response = await signIn.post('passkey', { answer });
      expect([response.status, await response.text()]).toEqual([
        400,
        expect.stringContaining('This passkey is not known here. Use a link by mail.'),
      ]);
    }
  });

  it('is not added twice, and no longer signs in once it is removed', async () => {
    const { browser, device, form } = await withPasskey();
    expect((await browser.visit(`${provider.issuer}/account/passkeys`, form)).status).toBe(400);
    const page = await accountPage(browser);
    const [, id = ''] = /name="id" value="([^"]+)"/.exec(page) ?? [];
    await browser.visit(`${provider.issuer}/account/passkeys/remove`, { token: tokenIn(page), id });
    expect(await accountPage(browser)).toContain('You have none.');
    const signIn = await begin();
    expect((await signIn.post('passkey', { answer: device.get(await optionsOf(signIn)) })).status).toBe(400);
  });
});

it('deleting the sign-in leaves nothing of it, and the address begins anew', async () => {
  const { browser, email, subject } = await signedInByMail();
  const files = path.join(provider.dataDir, 'identity');
  expect(await readdir(files)).toContain(`${String(subject)}.json`);
  const token = tokenIn(await accountPage(browser));
  const wrong = await browser.visit(`${provider.issuer}/account/delete`, { token, confirm: 'kofi' });
  expect(wrong.status).toBe(400);
  await browser.visit(`${provider.issuer}/account/delete`, { token, confirm: ` ${email.toUpperCase()}` });
  expect(await readdir(files)).not.toContain(`${String(subject)}.json`);
  expect(await accountPage(browser)).toContain('Sign in first');
  expect((await signedInByMail(email)).subject).not.toBe(subject);
});

describe('the language of a sign-in', () => {
  it('is that of the page it was begun on: on its pages, and in the subject and text of its mail', async () => {
    const signIn = await begin(undefined, 'fr');
    const asking = await (await signIn.browser.visit(signIn.page)).text();
    expect(asking).toContain('<html lang="fr" dir="ltr">');
    expect(asking).toContain('M’envoyer un lien');
    expect(asking).toMatch(/data-failed="L’appareil [^"]+"/);
    const { page, code } = await signIn.askForMail(newAddress());
    expect(page).toContain('\nSe connecter à Sinima\n');
    expect(page).toContain('Ouvrez cette adresse');
    expect(page).toContain(`saisissez-y ce code : ${code}`);
    const wrong = await signIn.post('mail', { email: 'nobody' });
    expect(await wrong.text()).toContain('Ce n’est pas une adresse e-mail');
    for (const text of [asking, page]) expect(text).not.toMatch(/Mail address|Check your mail|Open this/);
  });

  it('reads from right to left in Arabic, with codes from left to right', async () => {
    const signIn = await begin(undefined, 'ar');
    const { link, code, page } = await signIn.askForMail(newAddress());
    expect(page).toContain(`\u2066${code}\u2069`);
    const opened = await (await new Browser().visit(link)).text();
    expect(opened).toContain('<html lang="ar" dir="rtl">');
    expect(opened).toContain(`<p class="code" dir="ltr">${code}</p>`);
    expect(await signIn.personOf(await signIn.post('code', { code }))).toHaveProperty('sub');
  });

  it('a mailed link opens where it was asked for, in its language', async () => {
    const signIn = await begin(undefined, 'sw');
    const { link } = await signIn.askForMail(newAddress());
    const opened = await (await signIn.browser.visit(link)).text();
    expect(opened).toContain('<html lang="sw" dir="ltr">');
    expect((await signIn.post('link', { token: tokenIn(opened) })).status).toBe(303);
  });

  it.each([
    ['yo, fr-CM;q=0.8, en;q=0.5', 'fr'],
    ['de', 'en'],
    ['pt-MZ', 'pt'],
  ])('is one of the browser’s, %s, where no page named one', async (accepted, language) => {
    const headers = { 'accept-language': accepted };
    const account = await fetch(`${provider.issuer}/account`, { headers });
    expect(await account.text()).toContain(`<html lang="${language}"`);
    const failed = await fetch(`${provider.issuer}/auth?client_id=another`, { headers });
    expect(await failed.text()).toContain(`<html lang="${language}"`);
  });

  it('is English for the English page, whatever the browser says', async () => {
    const signIn = await begin(undefined, 'en');
    const response = await signIn.browser.visit(signIn.page, undefined, { 'accept-language': 'fr' });
    expect(await response.text()).toContain('<html lang="en" dir="ltr">');
  });
});
