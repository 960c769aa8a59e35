import { connect, DatabaseUnreachableError, maskPassword } from './connect.js';

it.each([
  ['mongodb://ada:s3cret@db.example/sinima', 'mongodb://ada:***@db.example/sinima'],
  ['mongodb+srv://ada:s3:cr@et@db.example', 'mongodb+srv://ada:***@db.example'],
  ['mongodb://db.example:27017', 'mongodb://db.example:27017'],
  ['mongodb://a.example:1,b.example:2/x', 'mongodb://a.example:1,b.example:2/x'],
])('maskPassword makes %s %s', (uri, masked) => {
  expect(maskPassword(uri)).toBe(masked);
});

it('connect says in words when there is no server, and keeps the password to itself', async () => {
  const failure = connect('mongodb://ada:s3cret@127.0.0.1:9/sinima').catch((error: unknown) => error);
  const error = await failure;
  expect(error).toBeInstanceOf(DatabaseUnreachableError);
  expect((error as Error).message).toContain('mongodb://ada:***@127.0.0.1:9/sinima cannot be reached');
  expect((error as Error).message).toContain('MONGODB_URI');
  expect((error as Error).message).not.toContain('s3cret');
}, 15_000);
