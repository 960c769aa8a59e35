/** Messages of visitors: what is mailed, and what is given back. */
import { createServer, type Server } from 'node:net';
import { runApi, type RunningApi } from './running-api.js';
import { smallCatalogue } from './small-catalogue.js';
import { TEST_SETTINGS } from './test-settings.js';

/** A mail server that takes everything. */
class MailServer {
  readonly mails: string[] = [];
  private readonly server: Server;

  constructor() {
    this.server = createServer((socket) => {
      let mail: string | undefined;
      socket.write('220 mail\r\n');
      socket.setEncoding('utf8').on('data', (data: string) => {
        if (mail !== undefined || data.startsWith('DATA')) {
          if (mail === undefined) socket.write('354 go on\r\n');
          mail = (mail ?? '') + (data.startsWith('DATA') ? '' : data);
          if (!mail.endsWith('\r\n.\r\n')) return;
          this.mails.push(mail);
          mail = undefined;
        }
        if (mail === undefined && !data.startsWith('DATA')) socket.write('250 yes\r\n');
      });
      socket.on('error', () => socket.destroy());
    });
  }

  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `smtp://127.0.0.1:${(this.server.address() as { port: number }).port}`;
  }

  close(): void {
    this.server.close();
  }
}

const mailServer = new MailServer();
const apis: RunningApi[] = [];
let origin: string;

async function run(settings: Partial<typeof TEST_SETTINGS>): Promise<string> {
  const api = await runApi(smallCatalogue, { ...TEST_SETTINGS, ...settings });
  apis.push(api);
  return api.origin;
}

beforeAll(async () => {
  const mail = { server: await mailServer.listen(), from: 'Sinima <site@sinima.example>' };
  origin = await run({ contact: { delivery: 'mail', mail, to: 'editors@sinima.example' } });
}, 60_000);

afterAll(async () => {
  for (const api of apis) await api.stop();
  mailServer.close();
});

const MESSAGE = {
  kind: 'takedown',
  message: 'This picture is mine.',
  page: '/title/lionheart',
  name: 'Ọmọ',
  email: 'omo@mail.example',
};

const send = (fields: object, headers: Readonly<Record<string, string>> = {}, to = origin) =>
  fetch(`${to}/api/contact/messages`, {
    method: 'POST',
    redirect: 'manual',
    headers,
    body: new URLSearchParams({ ...MESSAGE, ...fields }),
  });

it.each([
  ['fr', '/fr/contact'],
  ['xx', '/contact'],
  ['//evil.example', '/contact'],
])('a message from a page in the language %s leads back to %s, sent or not', async (language, page) => {
  const sent = await send({ language });
  expect([sent.status, sent.headers.get('location')]).toEqual([303, `${page}?sent=yes`]);
  mailServer.mails.splice(0);
  const again = await (await send({ language, kind: 'nothing' })).text();
  expect(again).toContain(`<a href="${page}">`);
  const isFrench = language === 'fr';
  expect(again).toContain(`name="language" value="${isFrench ? 'fr' : 'en'}"`);
  expect(again).toContain(`<html lang="${isFrench ? 'fr' : 'en'}" dir="ltr">`);
  expect(again).toContain(isFrench ? 'Choisissez l’objet' : 'Choose what your message is about');
});

it('a message is mailed with all that was typed, and answered by its address', async () => {
  const sent = await send({});
  expect([sent.status, sent.headers.get('location')]).toEqual([303, '/contact?sent=yes']);
  const [mail = ''] = mailServer.mails.splice(0);
  expect(mail).toMatch(/^To: editors@sinima\.example\r$/m);
  expect(mail).toMatch(/^Reply-To: omo@mail\.example\r$/m);
  expect(mail).toMatch(/^Subject: Sinima: Taking down a picture or text\r$/m);
  const text = mail.slice(mail.indexOf('\r\n\r\n'));
  for (const part of ['This picture is mine.', 'Page: /title/lionheart', 'Name: =E1=BB=8Cm=E1=BB=8D'])
    expect(text).toContain(part);
});

it.each([
  ['an unknown kind', { kind: 'praise' }, 'kind', /Choose what your message is about/],
  ['no message', { message: ' \n ' }, 'message', /Write your message/],
  ['a message that is too long', { message: 'é'.repeat(5_003) }, 'message', /3 characters too many/],
  ['no mail address', { email: 'omo' }, 'email', /not a mail address/],
  ['a further header', { email: 'omo@mail.example\r\nBcc: all@mail.example' }, 'email', /one line/],
  ['two lines as a name', { name: 'Omo\nSubject: hello' }, 'name', /one line/],
  ['a control character', { message: 'a\u0000b' }, 'message', /invisible character/],
  ['text that turns its direction', { page: 'a\u202Eb' }, 'page', /invisible character/],
])('%s is refused at its field, and the form has what was typed', async (_what, fields, name, why) => {
  const refused = await send(fields);
  const page = await refused.text();
  expect([refused.status, refused.headers.get('cache-control')]).toEqual([400, 'no-store']);
  expect(page).toMatch(new RegExp(`name="${name}"\\s+aria-invalid="true" aria-describedby="${name}-error"`));
  expect(page).toMatch(why);
  if (!('message' in fields)) expect(page).toContain('This picture is mine.');
  expect(mailServer.mails).toEqual([]);
});

it('markup that was typed comes back as text', async () => {
  const page = await (await send({ email: 'no', name: '"><script>alert(1)</script>' })).text();
  expect(page).not.toContain('<script>');
  expect(page).toContain('&lt;script&gt;');
});

it.each([
  ['another origin', { origin: 'https://evil.example' }],
  ['another site', { 'sec-fetch-site': 'cross-site' }],
])('a form from %s is not sent, but given back', async (_what, headers) => {
  const refused = await send({}, headers);
  expect(refused.status).toBe(403);
  expect(await refused.text()).toContain('This picture is mine.');
  expect(mailServer.mails).toEqual([]);
});

it('an address that sends too much gets its form back, with when to send it again', async () => {
  const limited = await run({ rateLimit: 400, contact: { delivery: 'log' } });
  const statuses = [(await send({}, {}, limited)).status, (await send({}, {}, limited)).status];
  const refused = await send({}, {}, limited);
  expect([...statuses, refused.status]).toEqual([303, 303, 429]);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await refused.text()).toContain('This picture is mine.');
  const other = await send({}, { 'x-forwarded-for': '203.0.113.7' }, limited);
  expect(other.status).toBe(303);
});

it('a mail server that is out of reach is told to the visitor, with the form', async () => {
  const mail = { server: 'smtp://127.0.0.1:1', from: 'Sinima <site@sinima.example>' };
  const alone = await run({ contact: { delivery: 'mail', mail, to: 'editors@sinima.example' } });
  const refused = await send({}, {}, alone);
  expect(refused.status).toBe(503);
  expect(await refused.text()).toMatch(/did not take your message[^]*This picture is mine\./);
});

it('without an address nobody can be reached, and the API says so', async () => {
  const silent = await run({ contact: { delivery: 'none' } });
  expect(await (await fetch(`${silent}/api/contact`)).json()).toEqual({ delivery: 'none' });
  expect((await send({}, {}, silent)).status).toBe(503);
});
