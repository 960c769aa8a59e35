import type { CallHandler, ExecutionContext } from '@nestjs/common';
import { firstValueFrom, from, of, throwError } from 'rxjs';
import { BoundedWorkInterceptor } from './bounded-work.interceptor.ts';

const contextOf = (url: string): ExecutionContext =>
  ({ switchToHttp: () => ({ getRequest: () => ({ url }) }) }) as unknown as ExecutionContext;

const run = (interceptor: BoundedWorkInterceptor, handle: CallHandler['handle'], url = '/api/stats') =>
  firstValueFrom(interceptor.intercept(contextOf(url), { handle }));

/** Work that ends on request. */
function gate() {
  let open = (): void => undefined;
  const promise = new Promise<string>((resolve) => (open = () => resolve('done')));
  return { handle: () => from(promise), open: () => open() };
}

it('a call beyond the most that may be under way is refused until another has ended', async () => {
  const interceptor = new BoundedWorkInterceptor(1, 60_000);
  const first = gate();
  const begun = run(interceptor, first.handle);
  await expect(run(interceptor, () => of('two'))).rejects.toMatchObject({ status: 503 });
  first.open();
  expect(await begun).toBe('done');
  expect(await run(interceptor, () => of('three'))).toBe('three');
});

it('a call past its deadline is refused, and counts until it has ended', async () => {
  const interceptor = new BoundedWorkInterceptor(1, 1);
  const slow = gate();
  await expect(run(interceptor, slow.handle)).rejects.toMatchObject({
    message: 'The database takes too long. Please try again shortly.',
  });
  await expect(run(interceptor, () => of('two'))).rejects.toMatchObject({
    message: 'Too many calls are under way. Please try again shortly.',
  });
  slow.open();
  await new Promise(setImmediate);
  expect(await run(interceptor, () => of('three'))).toBe('three');
});

it('a call that fails is told as it is, and no longer counts', async () => {
  const interceptor = new BoundedWorkInterceptor(1, 60_000);
  for (let attempt = 0; attempt < 2; attempt += 1) {
    await expect(run(interceptor, () => throwError(() => new Error('no such title')))).rejects.toThrow(
      'no such title',
    );
  }
});

it('the question whether we are alive is answered however much is under way', async () => {
  const interceptor = new BoundedWorkInterceptor(0, 60_000);
  expect(await run(interceptor, () => of('live'), '/health/live')).toBe('live');
});
