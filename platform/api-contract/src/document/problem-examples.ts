import { STATUS_CODES } from 'node:http';
import type { Problem } from '@sinima/api/http/problem.dto';

/** An error answer as an example. */
export interface ProblemExample {
  readonly name: string;
  readonly summary: string;
  readonly value: Problem;
}

const example = (
  name: string,
  summary: string,
  { status, ...facts }: Pick<Problem, 'status' | 'detail' | 'instance' | 'errors'>,
): ProblemExample => ({
  name,
  summary,
  value: {
    type: 'about:blank',
    title: STATUS_CODES[status] ?? 'Error',
    status,
    ...facts,
    requestId: '4c1e0b0e-7a38-4a53-9b1c-1d7f5f1f9a10',
  },
});

const notTaken = '"colour" is not a parameter of this call';

const taken = 'The handle “amina” is taken, or looks like one that is. Please choose another.';

/** What each error looks like, by status. */
export const PROBLEM_EXAMPLES: Readonly<Record<number, ProblemExample>> = {
  400: example('UnknownParameter', 'A parameter that the call does not know', {
    status: 400,
    detail: `${notTaken}.`,
    instance: '/api/titles',
    errors: [{ parameter: 'colour', message: notTaken }],
  }),
  401: example('NotSignedIn', 'Nobody is signed in', {
    status: 401,
    detail: 'You are not signed in.',
    instance: '/api/auth/user',
  }),
  403: example('NotOwnWrite', 'A write without the token of the session', {
    status: 403,
    detail: 'The token of this call is missing or out of date: GET /api/me tells it.',
    instance: '/api/me',
  }),
  404: example('NoSuchRecord', 'A record that is not there', {
    status: 404,
    detail: 'There is no title "no-such-film".',
    instance: '/api/titles/slug/no-such-film',
  }),
  409: example('HandleTaken', 'A handle that another member has', {
    status: 409,
    detail: taken,
    instance: '/api/me',
    errors: [{ parameter: 'handle', message: taken }],
  }),
  429: example('TooManyRequests', 'Too many requests from one address', {
    status: 429,
    detail: 'More than 600 requests a minute came from your address. Please wait a little.',
    instance: '/api/titles',
  }),
  500: example('WentWrong', 'Something went wrong on our side', {
    status: 500,
    detail: 'Something went wrong on our side.',
    instance: '/api/titles',
  }),
  503: example('DatabaseAway', 'The database cannot be reached', {
    status: 503,
    detail: 'The database is away. Please try again shortly.',
    instance: '/api/titles',
  }),
};
