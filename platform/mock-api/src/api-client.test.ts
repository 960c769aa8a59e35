import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApiClient } from '@sinima/contracts/api-client';
import document from '@sinima/contracts/openapi.json';
import type { OpenApi } from '@sinima/contracts/openapi-document';
import { startMockApi, type MockApi } from './start-mock-api.ts';

let mock: MockApi;
beforeAll(async () => {
  mock = await startMockApi({ document: document as unknown as OpenApi });
});
afterAll(() => mock.stop());

it('the client of the API reads a list, and a record of it by its slug', async () => {
  const sinima = createApiClient({ origin: mock.origin });
  const list = await sinima.GET('/api/titles', { params: { query: { pageSize: 2, country: 'Nigeria' } } });
  const [first] = list.data ?? [];
  expect(list.data).toHaveLength(2);
  expect(list.response.headers.get('x-total-count')).toMatch(/^\d+$/);
  const title = await sinima.GET('/api/titles/slug/{slug}', { params: { path: { slug: first!.slug } } });
  expect(title.data?.displayTitle).toBe(first!.displayTitle);
});

it('the client of the API has errors as problems', async () => {
  const sinima = createApiClient({ origin: mock.origin });
  const { data, error } = await sinima.GET('/api/titles/slug/{slug}', {
    params: { path: { slug: 'no-such-title' } },
  });
  expect(data).toBeUndefined();
  expect([error?.status, error?.title]).toEqual([404, 'Not Found']);
  // @ts-expect-error The contract has no such call.
  await expect(sinima.GET('/api/no-such-call')).resolves.toMatchObject({ error: { status: 404 } });
});

it('the client of the API sends the key, where there is one', async () => {
  const heard: IncomingHttpHeaders[] = [];
  const server = createServer(({ headers }, response) => {
    heard.push(headers);
    response.setHeader('content-type', 'application/json').end('{}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await createApiClient({ origin }).GET('/api/limits');
  await createApiClient({ origin, key: 'sk_1' }).GET('/api/limits');
  server.close();
  expect(heard.map((headers) => headers['x-api-key'])).toEqual([undefined, 'sk_1']);
});
