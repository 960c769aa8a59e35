import { ApiError } from '@sinima/runtime';
import { englishText } from '@sinima/testing/render-fragment';
import { problemText } from './problem-text.ts';

it.each([
  ['no connection', new TypeError('Failed to fetch'), /Check your connection/],
  ['a session that ended', new ApiError(401, '{}'), /no longer signed in/],
  ['an API that is down', new ApiError(503, 'down'), /taking a break/],
  [
    'a refusal with its reason',
    new ApiError(403, '{"detail":"This is for moderators."}'),
    /^This is for moderators\.$/,
  ],
  [
    'a text that is too long',
    new ApiError(
      400,
      '{"detail":"Bad Request","errors":[{"parameter":"text","message":"text has 9 characters; 8 are allowed"}]}',
    ),
    /^text has 9 characters; 8 are allowed\.$/,
  ],
  ['a refusal without a reason', new ApiError(409, 'Conflict'), /load the page again/],
])('%s is said in words for people', (_what, error, words) => {
  expect(problemText(error, englishText)).toMatch(words);
});
