import { openSharedState, type Purge, type RateLimit, type SharedState } from './open-shared-state.ts';
import { findValkey, startValkey, type RunningValkey } from './test/start-valkey.ts';

/** Resolve once something holds. */
async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 5));
}

const opened: SharedState[] = [];

interface Opened {
  readonly state: SharedState;
  readonly said: string[];
  readonly told: Purge[];
}

function open(redisUrl: string): Opened {
  const said: string[] = [];
  const told: Purge[] = [];
  const log = { info: (text: string) => said.push(text), warn: (text: string) => said.push(text) };
  const state = openSharedState({ redisUrl, log: log as never });
  state.onPurge((purge) => told.push(purge));
  opened.push(state);
  return { state, said, told };
}

/** Ask without a pause; how often it passes. */
function pass(limit: RateLimit, address: string, asked: number): number {
  const waits = Array.from({ length: asked }, () => limit.waitMs(address, performance.now()));
  return waits.filter((wait) => wait === 0).length;
}

const valkey = findValkey();
if ('missing' in valkey) console.warn(`Shared state is not tried on a server: ${valkey.missing}`);

afterEach(async () => {
  for (const state of opened.splice(0)) await state.close();
});

it('an address where nothing answers is named once, without its password, and limits go on', async () => {
  const { state, said } = open('redis://someone:secret@127.0.0.1:1/0');
  await until(() => said.length > 0);
  expect(said).toEqual([
    'REDIS_URL: 127.0.0.1:1/0 is out of reach (connect ECONNREFUSED 127.0.0.1:1). ' +
      'Until it is back, limits count what this server sees, and purges reach no other.',
  ]);
  expect(state.state()).toBe('disconnected');
  expect(pass(state.rateLimit('pages', 5), 'a', 9)).toBe(5);
});

('program' in valkey ? describe : describe.skip)('state that two servers share through Valkey', () => {
  const { program } = valkey as { program: string };
  let server: RunningValkey;
  let one: Opened;
  let two: Opened;

  beforeEach(async () => {
    server = await startValkey(program);
    one = open(server.url);
    two = open(server.url);
    await until(() => [one, two].every(({ state }) => state.state() === 'connected'));
  });

  afterEach(() => server.stop());

  it('bytes that one server keeps are there for the other, as they are', async () => {
    const bytes = Buffer.from([0, 255, 10, 13, 128]);
    one.state.putBytes('a', bytes, 60_000);
    expect(await one.state.getBytes('a')).toEqual(bytes);
    expect(await two.state.getBytes('a')).toEqual(bytes);
    expect(await two.state.getBytes('b')).toBeUndefined();
  });

  it('bytes are not there while the server is away, and nobody waits for them', async () => {
    one.state.putBytes('a', Buffer.from('bytes'), 60_000);
    await server.stop();
    await until(() => one.state.state() === 'disconnected');
    one.state.putBytes('b', Buffer.from('bytes'), 60_000);
    expect(await one.state.getBytes('a')).toBeUndefined();
    server = await startValkey(program);
  });

  it('a visitor who has used up a limit at one server has none left at the other', async () => {
    const [here, there] = [one.state.rateLimit('pages', 60), two.state.rateLimit('pages', 60)];
    expect(pass(here, 'a', 100)).toBe(60);
    // The first request there is counted before the others' are known.
    await until(() => pass(there, 'a', 1) === 0);
    expect(pass(there, 'b', 100)).toBe(60);
  });

  it('what two servers let pass beyond a limit has to be paid back', async () => {
    const [here, there] = [one.state.rateLimit('pages', 60), two.state.rateLimit('pages', 60)];
    expect(pass(here, 'a', 60) + pass(there, 'a', 60)).toBe(120);
    await until(() => here.waitMs('a', performance.now()) > 30_000);
    await until(() => there.waitMs('a', performance.now()) > 30_000);
  });

  it('a purge is told at once here, once there, and to no one twice', async () => {
    one.state.purge({ keys: ['mfe-title', 'title:lionheart'] });
    expect(one.told).toEqual([{ keys: ['mfe-title', 'title:lionheart'] }]);
    two.state.purge({ keys: ['*'] });
    await until(() => one.told.length === 2 && two.told.length === 2);
    expect(two.told).toContainEqual({ keys: ['mfe-title', 'title:lionheart'] });
  });

  it('while Valkey is away limits go on and purges wait, and each side is told once', async () => {
    const limit = one.state.rateLimit('pages', 5);
    // A server that has read a purge knows where to read on.
    one.state.purge({ keys: ['first'] });
    await until(() => two.told.length > 0);
    await server.stop();
    await until(() => [one, two].every(({ state }) => state.state() === 'disconnected'));
    expect(pass(limit, 'a', 9)).toBe(5);
    one.state.purge({ keys: ['late'] });
    server = await startValkey(program, server.port);
    await until(() => two.told.length > 1);
    expect(two.told).toEqual([{ keys: ['first'] }, { keys: ['late'] }]);
    await until(() => one.state.state() === 'connected');
    expect(one.said).toEqual([
      expect.stringMatching(/^Limits and purges are shared/),
      expect.stringMatching(/^REDIS_URL: .* is out of reach/),
      expect.stringMatching(/^Limits and purges are shared/),
    ]);
  });

  it('a Valkey that answers nothing is away, and back when it answers', async () => {
    const limit = one.state.rateLimit('pages', 5);
    server.pause();
    expect(pass(limit, 'a', 9)).toBe(5);
    await until(() => one.state.state() === 'disconnected');
    server.resume();
    await until(() => one.state.state() === 'connected');
  });

  it('a server that comes late drops everything, for it has missed what nobody knows', async () => {
    await server.stop();
    const late = open(server.url);
    await until(() => late.said.length > 0);
    server = await startValkey(program, server.port);
    await until(() => late.told.length > 0);
    expect(late.told).toEqual([{ keys: ['*'] }]);
  });
});
