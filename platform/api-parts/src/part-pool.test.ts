import { call, startable, testPool, textOf } from './test/test-parts.ts';

it('a part answers by its own application, from its collections, and with the rules of the API', async () => {
  const { pool, events } = await testPool();
  const part = startable(
    {
      calls: {
        '': "await songs.insertOne({ name: 'Zombie' }); return (await songs.find().toArray()).map(({ name }) => name);",
        throws: "throw new Error('a secret')",
        environment: 'return process.env',
      },
    },
    { settings: { SONGS_KEY: 'la la' } },
  );
  const answer = await pool.answer(part, call());
  expect([answer.status, textOf(answer), answer.route]).toEqual([200, '["Zombie"]', '/api/songs']);
  const failed = await pool.answer(part, call('/throws'));
  expect([failed.status, JSON.parse(textOf(failed))]).toMatchObject([
    500,
    { detail: 'Something went wrong on our side.', requestId: 'test' },
  ]);
  expect((await pool.answer(part, call('?colour=red'))).status).toBe(400);
  expect((await pool.answer(part, call('/none'))).status).toBe(404);
  expect(JSON.parse(textOf(await pool.answer(part, call('/environment'))))).toEqual({
    NODE_ENV: 'production',
    SONGS_KEY: 'la la',
  });
  expect(events).toEqual([`start ${part.version}`, expect.stringContaining('a secret')]);
});

it('a part that was started takes calls, and one that cannot start holds up nobody', async () => {
  const { pool } = await testPool();
  const good = startable({ calls: { '': 'return 1;' } });
  const bad = startable({ start: "throw new Error('gone');" });
  await pool.start([good, bad], 25_000);
  const ready = pool.states().filter(({ isReady }) => isReady);
  expect(ready.map(({ version }) => version)).toEqual([good.version]);
  expect(pool.isPaused(bad)).toBe(true);
});
