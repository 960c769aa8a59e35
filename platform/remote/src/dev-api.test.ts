import { startDevApi } from './dev-api.ts';

it('a session takes its data from the one place that is named', async () => {
  expect((await startDevApi({ on: 'https://a.example' })).origin).toBe('https://a.example');
  expect((await startDevApi({ api: 'http://b.example' })).origin).toBe('http://b.example');
});

it.each([
  ['no place for data', {}],
  ['two places for data', { on: 'https://a.example', mock: true }],
])('a session with %s is refused with what there is', async (_what, choice) => {
  await expect(startDevApi(choice)).rejects.toThrow('Give one of them.');
});

it('a session on made-up data answers from the API’s document, and brings the panel that switches it', async () => {
  const api = await startDevApi({ mock: true });
  const answer = await fetch(`${api.origin}/api/titles/trending`);
  expect([answer.status, api.scripts.length]).toEqual([200, 1]);
  await api.stop();
});
