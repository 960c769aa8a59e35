import { Pauses } from './pauses.ts';

let now = 0;
const open = (): Pauses => new Pauses([1_000, 5_000, 30_000], () => now);

beforeEach(() => {
  now = 0;
});

/** The lengths of the pauses of a version that fails whenever it is tried. */
function pausesOf(pauses: Pauses, fail: () => void, place: string, count: number): number[] {
  return Array.from({ length: count }, () => {
    const since = now;
    fail();
    while (pauses.isPaused('a', place)) now += 500;
    pauses.admit('a', place);
    return now - since;
  });
}

it('each failure of a version that is tried again makes its pause longer', () => {
  const pauses = open();
  expect(pausesOf(pauses, () => pauses.versionFailed('a'), '/x', 4)).toEqual([1_000, 5_000, 30_000, 30_000]);
});

it('each failure of a place that is tried again makes its pause longer, and other places go on', () => {
  const pauses = open();
  const fail = (): void => {
    pauses.placeFailed('a', '/x');
    expect(pauses.isPaused('a', '/y')).toBe(false);
  };
  expect(pausesOf(pauses, fail, '/x', 3)).toEqual([1_000, 5_000, 30_000]);
});

it('one job at a time tries a paused version', () => {
  const pauses = open();
  pauses.placeFailed('a', '/x');
  expect(pauses.admit('a', '/x')).toBeUndefined();
  now = 1_000;
  const trial = pauses.admit('a', '/x');
  expect(trial?.isTrial).toBe(true);
  expect(pauses.admit('a', '/x')).toBeUndefined();
  trial?.gaveUp();
  pauses.admit('a', '/x')?.worked();
  expect(pauses.admit('a', '/x')?.isTrial).toBe(false);
});

it('a place that failed, worked and fails again within ten minutes has a longer pause; later a short one', () => {
  const pauses = open();
  pauses.placeFailed('a', '/x');
  now = 1_000;
  pauses.admit('a', '/x')?.worked();
  pauses.placeFailed('a', '/x');
  now += 4_999;
  expect(pauses.isPaused('a', '/x')).toBe(true);
  now += 1;
  pauses.admit('a', '/x')?.worked();
  now += 10 * 60_000 + 1;
  pauses.placeFailed('a', '/x');
  now += 1_000;
  expect(pauses.isPaused('a', '/x')).toBe(false);
});

it('three places that fail within a minute put the version aside, but not three failures of one, nor over a longer time', () => {
  const pauses = open();
  for (const place of ['/x', '/x', '/y']) pauses.placeFailed('a', place);
  expect(pauses.isPaused('a', '/other')).toBe(false);
  now = 61_000;
  pauses.placeFailed('a', '/z');
  expect(pauses.isPaused('a', '/other')).toBe(false);
  for (const place of ['/u', '/v']) pauses.placeFailed('a', place);
  expect(pauses.isPaused('a', '/other')).toBe(true);
  expect(pauses.isPaused('b', '/other')).toBe(false);
});

it('a version that fails at one place while it is tried again pauses for longer', () => {
  const pauses = open();
  pauses.versionFailed('a');
  now = 1_000;
  pauses.admit('a', '/x')?.gaveUp();
  pauses.placeFailed('a', '/x');
  now += 4_999;
  expect(pauses.isPaused('a', '/y')).toBe(true);
});

it('work that threw puts its place aside, and never the version', () => {
  const pauses = open();
  for (const place of ['/x', '/y', '/z', '/u']) pauses.workThrew('a', place);
  expect(pauses.isPaused('a', '/x')).toBe(true);
  expect(pauses.isPaused('a', '/other')).toBe(false);
});

it('a failure that one of several places caused puts all of them aside, and not the version', () => {
  const pauses = open();
  pauses.oneFailed('a', ['/x', '/y', '/z']);
  expect(['/x', '/y', '/z', '/u'].map((place) => pauses.isPaused('a', place))).toEqual([
    true,
    true,
    true,
    false,
  ]);
});

it('what worked before its place failed does not end the pause', () => {
  const pauses = open();
  const admission = pauses.admit('a', '/x');
  pauses.placeFailed('a', '/x');
  admission?.worked();
  expect(pauses.isPaused('a', '/x')).toBe(true);
});

it('the pauses of an app are forgotten by its name', () => {
  const pauses = open();
  pauses.versionFailed('mfe-title@1');
  pauses.placeFailed('mfe-title@2', '/x');
  pauses.versionFailed('mfe-title-other@1');
  pauses.forget('mfe-title@');
  expect(pauses.isPaused('mfe-title@1')).toBe(false);
  expect(pauses.isPaused('mfe-title@2', '/x')).toBe(false);
  expect(pauses.isPaused('mfe-title-other@1')).toBe(true);
});
