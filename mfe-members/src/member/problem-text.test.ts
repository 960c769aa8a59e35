import { ApiError } from '@sinima/runtime';
import { createText } from '@sinima/runtime/host';
import { englishText } from '@sinima/testing/render-fragment';
import frenchTexts from '../../messages/fr.po';
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
  ['a refusal of another kind', new ApiError(418, ''), /was refused/],
])('%s is said in words for people', (_what, error, words) => {
  expect(problemText(error, englishText)).toMatch(words);
});

it.each([
  [400, 'mail has 9 characters'],
  [403, 'This is for moderators.'],
  [409, 'This case is decided already.'],
  [429, 'Too many calls.'],
  [418, 'A teapot.'],
])('a refusal with %i is said in the language of the page, and not as the API says it', (status, detail) => {
  const french = createText('fr', frenchTexts);
  const words = problemText(new ApiError(status, JSON.stringify({ detail })), french);
  expect(words).not.toContain(detail);
  expect(words).not.toBe(problemText(new ApiError(status, ''), englishText));
});
