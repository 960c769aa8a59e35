/** `/operator/fields` over HTTP, on a real release store and an API that answers or does not. */
import { createServer as createHttpServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import openapi from '@sinima/contracts/openapi.json' with { type: 'json' };
import { OPERATION_READS_PATH } from '@sinima/contracts/operation-reads';
import { deployAll, newStore, removeFolders, type TestStore } from '@sinima/releases/built-release';
import { Timeline } from './health/timeline.ts';
import { createServer } from './server.ts';
import { readSettings } from './settings/settings.ts';

const TOKEN = 'a token that nobody guesses';
const calls = [
  {
    operation: 'GET /api/titles',
    caller: 'mfe-title@1.0.0-00000000000a',
    calls: 42,
    first: '2026-11-01T00:00:00.000Z',
    last: '2026-11-25T00:00:00.000Z',
  },
];

let site: TestStore;
let api: Server;

beforeAll(async () => {
  site = newStore(['mfe-title']);
  await deployAll(site.store, 'mfe-title', ['1.0.0-00000000000a']);
  api = createHttpServer((request, response) => {
    response.end(JSON.stringify(request.url === OPERATION_READS_PATH ? calls : openapi));
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
});

afterAll(async () => {
  await new Promise((resolve) => api.close(resolve));
  removeFolders();
});

async function page(url: string, bffUrl: string): Promise<string> {
  const settings = readSettings({ LOG_LEVEL: 'silent', OPERATOR_TOKEN: TOKEN, BFF_URL: bffUrl });
  const server = await createServer(settings, {
    store: site.store,
    guard: { timeline: new Timeline(), canaries: new Map(), answers: [] },
    errors: { of: () => [] },
  });
  const signedIn = await server.inject({
    method: 'POST',
    url: '/operator/sign-in',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ who: 'Ngozi', token: TOKEN }).toString(),
  });
  const cookie = `sinima-operator=${signedIn.cookies[0]!.value}`;
  const { body } = await server.inject({ url, headers: { cookie } });
  await server.close();
  return body;
}

const running = (): string => `http://127.0.0.1:${(api.address() as AddressInfo).port}`;

it('all operations are listed, with their calls and the releases that call them', async () => {
  const body = await page('/operator/fields', running());
  expect(body).toContain('GET /api/titles/slug/{slug}');
  expect(body).toContain('<td>42</td>');
  expect(body).toContain('no release in use called it when it was tried');
});

it('an operation is shown with its callers and fields', async () => {
  const body = await page('/operator/fields?operation=GET+/api/titles', running());
  expect(body).toContain('mfe-title@1.0.0-00000000000a');
  expect(body).toContain('<code>[].displayTitle</code>');
  expect(body).toContain('never sampled');
});

it('while the API is out of reach, the page says so and shows what the gate recorded', async () => {
  const body = await page('/operator/fields', 'http://127.0.0.1:1');
  expect(body).toContain('The API does not answer at http://127.0.0.1:1: calls are not shown.');
  expect(body).toContain('GET /api/titles/slug/{slug}');
});
