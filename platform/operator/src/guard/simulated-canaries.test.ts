/** What the guard promises, on simulated visitors: the measured rates are in docs/decisions/0029. */
import { randomOf } from '@sinima/seeded-random';
import { runCanary, type StreamOptions } from '../test/canary-stream.ts';

const seeds = Array.from({ length: 4 }, (_, index) => `canaries ${index + 1}`);

/** Visitors a second. */
const RATE = 50;

function run(seed: string, number: number, options: Omit<StreamOptions, 'random' | 'rate'>) {
  const random = randomOf(seed);
  return Array.from({ length: number }, () => runCanary({ random, rate: RATE, ...options }));
}

describe.each(seeds)('simulated canaries, seed %s', (seed) => {
  it('of 100 canaries equal to a live version that fails for 1 % at most one is stopped, the others are promoted', () => {
    const ends = run(seed, 100, { canaryFails: 0.01, liveFails: 0.01, rendersFail: 0.002 }).map(
      ({ end }) => end,
    );
    expect(ends.filter((end) => end === 'stopped').length).toBeLessThanOrEqual(1);
    expect(ends).not.toContain('undecided');
  });

  it('of 100 canaries equal to the live version at most one is stopped while all fails now and then', () => {
    const weather = (second: number) => (second % 600 < 60 ? 40 : 1);
    const outcomes = run(seed, 100, { canaryFails: 0.005, liveFails: 0.005, rendersFail: 0.005, weather });
    expect(outcomes.filter(({ end }) => end === 'stopped').length).toBeLessThanOrEqual(1);
  });

  it('a canary that fails for 5 % is stopped within 30 s of its 300th view', () => {
    for (const { end, seconds, at300 } of run(seed, 10, { canaryFails: 0.05, liveFails: 0.002 })) {
      expect(end).toBe('stopped');
      expect(seconds).toBeLessThanOrEqual((at300 ?? Infinity) + 30);
    }
  });

  it('a canary that works is promoted while the live version fails for 30 %', () => {
    const ends = run(seed, 20, { canaryFails: 0.002, liveFails: 0.3 }).map(({ end }) => end);
    expect(new Set(ends)).toEqual(new Set(['promoted']));
  });
});
