/** @jest-environment node */
import { answerPage } from './answer-page.ts';
import { Copies } from './copies.ts';
import { fakeCaches } from './test/fake-caches.ts';
import { pageAnswer, samplePage } from './test/sample-page.ts';

const NOW = 1_800_000_000_000;
const HOUR = 3_600_000;
const host = { version: '5', style: '/releases/shell/browser/a.css', fonts: [] };

let copies: Copies;

async function keep(path: string, { title = 'Lionheart', version = '2' } = {}): Promise<void> {
  const html = samplePage({ title, version });
  const page = {
    path,
    title,
    html,
    bytes: 1,
    keptAt: NOW - 3 * HOUR,
    generation: 7,
    versions: { 'mfe-title': [version] },
  };
  await copies.keepPage({ ...page, files: [], headers: { 'Content-Security-Policy': 'strict' } }, false, {});
}

beforeEach(async () => {
  copies = new Copies(fakeCaches().storage, () => NOW);
  await copies.change((index) => ({
    ...index,
    releases: { generation: 7, listed: 7, barred: {}, verifiedAt: NOW },
  }));
});

const unreachable = (): Promise<Response> => Promise.reject(new TypeError('Failed to fetch'));

async function answer(path: string, network: Promise<Response> = unreachable(), now = NOW) {
  const response = await answerPage({ copies, host, network, now: () => now, lateMs: 20 }, path);
  return { status: response.status, text: await response.text(), headers: response.headers };
}

it('while the network answers, its answer is shown, be it an error', async () => {
  await keep('/title/lionheart');
  const { status, text } = await answer(
    '/title/lionheart',
    Promise.resolve(new Response('from the server', { status: 503 })),
  );
  expect([status, text]).toEqual([503, 'from the server']);
});

it('without a network the copy is shown, and says how old it is', async () => {
  await keep('/title/lionheart');
  const { status, text, headers } = await answer('/title/lionheart');
  expect(status).toBe(200);
  expect(text).toMatch(/You are offline: this page is of <time [^>]+>3 hours ago<\/time>/);
  expect(text).toContain('<div id="root">Lionheart</div>');
  expect(headers.get('Content-Security-Policy')).toBe('strict');
});

it('where the network does not answer in time, so it is', async () => {
  await keep('/title/lionheart');
  const { text } = await answer('/title/lionheart', new Promise(() => undefined));
  expect(text).toContain('The network does not answer: this page is of');
});

it('without a copy the network may take its time', async () => {
  const late = new Promise<Response>((resolve) => setTimeout(resolve, 60, pageAnswer('late')));
  expect((await answer('/title/lionheart', late)).text).toBe('late');
});

it('without network and copy it is said so, with what there is to read', async () => {
  await keep('/title/lionheart');
  await keep('/title/barred', { title: 'Barred', version: '3' });
  await copies.change((index) => ({
    ...index,
    releases: { ...index.releases, barred: { 'mfe-title': ['3'] } },
  }));
  const { status, text } = await answer('/movies');
  expect(status).toBe(503);
  expect(text).toContain('<h1 class="sh:headline sh:mb-2 sh:text-3xl">You are offline</h1>');
  expect(text).toMatch(/href="\/title\/lionheart">Lionheart<\/a>/);
  expect(text).not.toContain('Barred');
});

it.each([
  ['withdrawn', { barred: { 'mfe-title': ['2'] } }, NOW, /The copy in this browser was withdrawn/],
  ['too old', {}, NOW + 31 * 24 * HOUR, /older than 30 days/],
  ['of before a change', { generation: 8 }, NOW, /The site has changed since/],
])('a copy that is %s is not shown', async (_name, known, now, says) => {
  await keep('/title/lionheart');
  await copies.change((index) => ({ ...index, releases: { ...index.releases, ...known } }));
  const { status, text } = await answer('/title/lionheart', unreachable(), now);
  expect(status).toBe(503);
  expect(text).toMatch(says);
  expect(text).not.toContain('href="/title/lionheart"');
});

it('a name that looks like markup stays text', async () => {
  await keep('/title/a', { title: '<b>A & B</b>' });
  expect((await answer('/movies')).text).toContain('&lt;b&gt;A &amp; B&lt;/b&gt;</a>');
});

it('the line above a copy, and the page in place of one, speak the language of the page', async () => {
  await keep('/fr/title/lionheart');
  const copy = await answer('/fr/title/lionheart');
  expect(copy.text).toMatch(
    /Vous êtes hors ligne : cette copie de la page a été faite <time [^>]+>il y a 3 heures<\/time>/,
  );
  const none = await answer('/ar/movies');
  expect(none.text).toContain('<html lang="ar" dir="rtl">');
  expect(none.text).toContain('أنت غير متصل بالإنترنت');
  expect(none.text).toContain('href="/ar">Sinima</a>');
});
