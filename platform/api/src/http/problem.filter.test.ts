import { Logger, ServiceUnavailableException, type ArgumentsHost } from '@nestjs/common';
import { ProblemFilter } from './problem.filter.ts';

const request = { id: 'an-id', url: '/api/stats' };
const reply = { request, code: () => reply, header: () => reply, headers: () => reply, send: () => reply };
const host = {
  switchToHttp: () => ({
    getRequest: () => request,
    getResponse: () => reply,
  }),
} as unknown as ArgumentsHost;

afterEach(() => jest.restoreAllMocks());

it('the log is told once why many calls are refused, and how many they were, without a stack', () => {
  const warn = jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
  const error = jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);
  const clock = jest.spyOn(performance, 'now').mockReturnValue(0);
  const filter = new ProblemFilter();
  for (let call = 0; call < 1_000; call += 1) filter.catch(new ServiceUnavailableException('Away.'), host);
  clock.mockReturnValue(10_000);
  filter.catch(new ServiceUnavailableException('Away.'), host);
  expect(warn.mock.calls).toEqual([
    [{ refused: 1, reason: 'Away.' }, 'Away.'],
    [{ refused: 1_000, reason: 'Away.' }, 'Away.'],
  ]);
  expect(error).not.toHaveBeenCalled();
});

it('the log is told of each error that we do not know', () => {
  const error = jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);
  const thrown = new Error('unheard of');
  new ProblemFilter().catch(thrown, host);
  expect(error.mock.calls).toEqual([
    [{ requestId: 'an-id', url: '/api/stats', err: thrown }, 'Something went wrong on our side.'],
  ]);
});
