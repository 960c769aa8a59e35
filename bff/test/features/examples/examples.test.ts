import { readCatalogue } from '@sinima/data/catalogue';
import { runApi, type RunningApi } from '../../running-api.js';
import { TEST_SETTINGS } from '../../test-settings.js';
import type { Example, ExampleDetail } from './example.dto.js';
import { examples } from './examples.feature.js';

let api: RunningApi;

beforeAll(async () => {
  api = await runApi(readCatalogue(), TEST_SETTINGS, { features: [examples] });
}, 60_000);

afterAll(() => api.stop());

it('examples are listed by name, a page at a time', async () => {
  const response = await fetch(`${api.origin}/api/examples?pageSize=1`);
  expect([response.status, response.headers.get('x-total-count')]).toEqual([200, '2']);
  expect((await response.json()) as Example[]).toMatchObject([
    { slug: 'first-example', name: 'First Example' },
  ]);
});

it('an example comes with its title', async () => {
  const response = await fetch(`${api.origin}/api/examples/slug/first-example`);
  expect((await response.json()) as ExampleDetail).toMatchObject({
    name: 'First Example',
    title: { slug: 'king-of-boys' },
  });
});

it('an example that is not there is a 404 that names it', async () => {
  const response = await fetch(`${api.origin}/api/examples/slug/none`);
  expect([response.status, await response.json()]).toMatchObject([
    404,
    { detail: 'There is no example "none".' },
  ]);
});
