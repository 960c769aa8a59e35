import { supervise, type Pause, type Supervisable, type Supervisor } from './supervise.ts';

/** A process that the test ends. */
class Fake implements Supervisable {
  readonly ended: Promise<string>;
  isStopped = false;
  #end = (_how: string): void => undefined;

  constructor(readonly name: string) {
    this.ended = new Promise((resolve) => (this.#end = resolve));
  }

  crash(): void {
    this.#end('crashed');
  }

  stop(): Promise<unknown> {
    this.isStopped = true;
    this.#end('was stopped');
    return this.ended;
  }
}

let supervisor: Supervisor<Fake>;
let said: string[];
let started: Fake[];

beforeEach(() => {
  jest.useFakeTimers();
  [said, started] = [[], []];
});

afterEach(async () => {
  await supervisor.stop();
  jest.useRealTimers();
});

const words = ({ ms, isFirst, isSettled }: Pause): string =>
  `${ms}${isFirst ? ' first' : ''}${isSettled ? ' settled' : ''}`;

/** Supervise what `start` makes; by default a new process each time. */
function superviseFakes(
  start = async (): Promise<Fake> => new Fake(`${started.length + 1}`),
  options: { signal?: AbortSignal; running?: Fake } = {},
): void {
  supervisor = supervise<Fake>({
    ...options,
    start: async () => {
      const fake = await start();
      if (started.at(-1) !== fake) started.push(fake);
      return fake;
    },
    onStart: ({ name }) => said.push(`${name} runs`),
    onEnd: ({ name }, end, pause) => said.push(`${name} ${end}: ${words(pause)}`),
    onFailure: (error, pause) => said.push(`${(error as Error).message}: ${words(pause)}`),
  });
}

/** Let time pass, in ms, and all that is due happen. */
const pass = (ms: number): Promise<void> => jest.advanceTimersByTimeAsync(ms);

it('a process that ends is started again after a quarter of a second, then after twice as long each time, at most 30 s', async () => {
  superviseFakes();
  await pass(0);
  const pauses = [250, 500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000];
  for (const [lives, ms] of pauses.entries()) {
    supervisor.current()!.crash();
    await pass(ms - 1);
    expect([started.length, supervisor.current()]).toEqual([lives + 1, undefined]);
    await pass(1);
    expect(supervisor.current()?.name).toBe(`${lives + 2}`);
  }
  expect(said.slice(0, 4)).toEqual(['1 runs', '1 crashed: 250 first', '2 runs', '2 crashed: 500']);
});

it('a process that stayed up for a minute is started again after the first pause', async () => {
  superviseFakes();
  await pass(0);
  for (let lives = 0; lives < 3; lives += 1) {
    supervisor.current()!.crash();
    await pass(1_000);
  }
  await pass(60_000);
  supervisor.current()!.crash();
  await pass(0);
  expect(said.at(-1)).toBe('4 crashed: 250 first settled');
});

it('a start that fails is tried again after the next pause', async () => {
  let failures = 2;
  superviseFakes(async () => {
    if (failures-- > 0) throw new Error('No port');
    return new Fake('at last');
  });
  await pass(749);
  expect(said).toEqual(['No port: 250 first', 'No port: 500']);
  await pass(1);
  expect(said.at(-1)).toBe('at last runs');
});

it('a process that runs already is not started before it ends', async () => {
  const running = new Fake('running');
  superviseFakes(undefined, { running });
  await pass(1_000);
  expect(supervisor.current()).toBe(running);
  running.crash();
  await pass(250);
  expect(said).toEqual(['running crashed: 250 first', '1 runs']);
});

it('a renewed process runs beside the former one until it is there', async () => {
  superviseFakes();
  await pass(0);
  supervisor.renew();
  await pass(0);
  expect([said, started[0]!.isStopped, started[1]!.isStopped]).toEqual([['1 runs', '2 runs'], true, false]);
});

it('a renewal that fails or changes nothing leaves what runs', async () => {
  const only = new Fake('only');
  let isBroken = false;
  superviseFakes(async () => {
    if (isBroken) throw new Error('Broken');
    return only;
  });
  await pass(0);
  supervisor.renew();
  await pass(0);
  isBroken = true;
  supervisor.renew();
  await pass(60_000);
  expect([said, supervisor.current(), only.isStopped]).toEqual([
    ['only runs', 'Broken: 250 first'],
    only,
    false,
  ]);
});

it('a renewal does not wait for the end of a pause', async () => {
  superviseFakes();
  await pass(0);
  started[0]!.crash();
  await pass(0);
  supervisor.renew();
  await pass(0);
  expect(said.at(-1)).toBe('2 runs');
});

it('a process that is told to stop stays stopped', async () => {
  superviseFakes();
  await pass(0);
  await supervisor.stop();
  await pass(60_000);
  expect([said, started[0]!.isStopped]).toEqual([['1 runs'], true]);
});

it('nothing is started any more when the supervision ends during a pause', async () => {
  const ending = new AbortController();
  superviseFakes(undefined, { signal: ending.signal });
  await pass(0);
  started[0]!.crash();
  await pass(0);
  ending.abort();
  await pass(60_000);
  expect(started).toHaveLength(1);
});

it('a process that comes up after the end is stopped', async () => {
  let come = (_fake: Fake): void => undefined;
  superviseFakes(() => new Promise((resolve) => (come = resolve)));
  const stopped = supervisor.stop();
  come(new Fake('late'));
  await stopped;
  expect([said, started[0]!.isStopped]).toEqual([[], true]);
});
