import { GatheredRefresh } from './gathered-refresh.js';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('votes of ten seconds share one run, and later ones have the next', async () => {
  const refresh = jest.fn(() => Promise.resolve());
  const ratings = new GatheredRefresh(refresh, fail);
  ratings.request();
  await jest.advanceTimersByTimeAsync(9_999);
  ratings.request();
  expect(refresh).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(refresh).toHaveBeenCalledTimes(1);
  ratings.request();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(refresh).toHaveBeenCalledTimes(2);
});

it('votes that come while titles are rated are rated after that', async () => {
  let end = (): void => undefined;
  const refresh = jest.fn(() => new Promise<void>((resolve) => (end = resolve)));
  const ratings = new GatheredRefresh(refresh, fail);
  ratings.request();
  await jest.advanceTimersByTimeAsync(10_000);
  ratings.request();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(refresh).toHaveBeenCalledTimes(1);
  end();
  await jest.advanceTimersByTimeAsync(0);
  expect(refresh).toHaveBeenCalledTimes(2);
});

it('a server that stops finishes what was requested', async () => {
  const refresh = jest.fn(() => Promise.resolve());
  const ratings = new GatheredRefresh(refresh, fail);
  await ratings.finish();
  expect(refresh).not.toHaveBeenCalled();
  ratings.request();
  await ratings.finish();
  expect(refresh).toHaveBeenCalledTimes(1);
});

it('what fails is told, and the next vote tries again', async () => {
  const errors: string[] = [];
  const refresh = jest.fn().mockRejectedValueOnce(new Error('away')).mockResolvedValue(undefined);
  const ratings = new GatheredRefresh(refresh, ({ message }) => errors.push(message));
  ratings.request();
  await ratings.finish();
  ratings.request();
  await ratings.finish();
  expect(errors).toEqual(['away']);
  expect(refresh).toHaveBeenCalledTimes(2);
});

function fail(error: Error): void {
  throw error;
}
