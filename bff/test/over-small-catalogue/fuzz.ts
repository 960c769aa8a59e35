import { NASTY, nastyPaths, parameters, weaknesses } from '../nasty-requests.js';
import { api } from './small-api.js';

/** Every third parameter, at one path; `npm run test:slow -- fuzz` has every parameter at every path. */
const representatives = parameters
  .filter(
    ({ name, place }, index) =>
      parameters.findIndex((other) => other.name === name && other.place === place) === index,
  )
  .filter((_, index) => index % 3 === 0);

it.each(representatives)(
  'nasty values of $name of $path break nothing and reveal nothing',
  async (parameter) => {
    expect(await weaknesses(api.origin, nastyPaths(parameter))).toEqual([]);
  },
  60_000,
);

it('nasty names of parameters break nothing and reveal nothing', async () => {
  const names = [...NASTY, '__proto__[x]', 'constructor[prototype][x]', 'q[__proto__]'];
  expect(
    await weaknesses(
      api.origin,
      names.map((name) => `/api/titles?${name}=1`),
    ),
  ).toEqual([]);
}, 60_000);
