import { isProviderUnavailable, ProviderUnavailableError } from './open-id-client.ts';

const failure = (facts: object): Error => Object.assign(new Error('It failed'), facts);

it.each([
  ['when it could not be found', new ProviderUnavailableError('The provider cannot be reached.'), true],
  ['when nobody listens there', new TypeError('fetch failed'), true],
  ['when that is the cause', failure({ cause: new TypeError('fetch failed') }), true],
  ['when it does not answer in time', failure({ code: 'OAUTH_TIMEOUT' }), true],
  ['when what stands before it says so', failure({ cause: { status: 502 } }), true],
  ['but not when it refuses', failure({ code: 'OAUTH_RESPONSE_BODY_ERROR', status: 400 }), false],
  ['but not when its answer is wrong', failure({ code: 'OAUTH_INVALID_RESPONSE' }), false],
  ['but not when nothing was said', undefined, false],
])('a provider is unavailable %s', (_when, error, expected) => {
  expect(isProviderUnavailable(error)).toBe(expected);
});
