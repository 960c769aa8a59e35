import { partInProcess, type PartUnderTest } from '@sinima/api-parts/part-in-process';
import part from './part.ts';
import recordsOf from './records.ts';

let api: PartUnderTest;

beforeAll(async () => {
  api = await partInProcess(part, ['street-songs'], recordsOf());
}, 60_000);

afterAll(() => api.stop());

it('the street songs are listed by name, a page at a time', async () => {
  const { status, body } = await api.ask('GET /api/street-songs?pageSize=1');
  expect(status).toBe(200);
  expect(body).toMatchObject([{ slug: 'first-street-song', name: 'First Street Song' }]);
});

it('one of the street songs is found by its slug', async () => {
  expect(await api.ask('GET /api/street-songs/slug/second-street-song')).toMatchObject({
    status: 200,
    body: { name: 'Second Street Song', title: null },
  });
});

it('one that is not there is a 404 that names it', async () => {
  expect(await api.ask('GET /api/street-songs/slug/none')).toMatchObject({
    status: 404,
    body: { detail: 'There is no "none" among the street songs.' },
  });
});
