import { englishText } from '@sinima/testing/render-fragment';
import { descriptionOf, lifeOf, occupationOf, sharedFactsOf } from './person-texts.ts';

describe('a life', () => {
  it.each([
    [{ birthDate: '1979-11-25', birthYear: 1979, deathYear: null }, '47 years old'],
    [{ birthDate: '1979-11-26', birthYear: 1979, deathYear: null }, '46 years old'],
    [{ birthDate: null, birthYear: 1979, deathYear: null }, 'Born 1979'],
    [{ birthDate: '1923-01-01', birthYear: 1923, deathYear: 2007 }, '1923–2007'],
    [{ birthDate: null, birthYear: null, deathYear: 2007 }, 'Died 2007'],
    [{ birthDate: null, birthYear: null, deathYear: null }, null],
  ])('life of %j is %s', (dates, text) => {
    expect(lifeOf(dates, '2026-11-25', englishText)).toBe(text);
  });
});

describe('the texts of a person', () => {
  it.each([
    [['Actor', 'Director'], 'Actor, Director'],
    [[], 'Actor, Producer, Director (assumed, not known)'],
  ])('texts of a person name the work %j as %s', (roles, text) => {
    expect(occupationOf({ roles }, englishText)).toBe(text);
  });
});

it.each([
  [{ bio: 'Made films.', roles: ['Director'], country: 'Mali', creditCount: 3 }, 'Made films.'],
  [
    { bio: null, roles: ['Actor', 'Writer'], country: 'Mali', creditCount: 1 },
    'Ada: actor, writer, Mali. 1 credit on Sinima.',
  ],
  [{ bio: null, roles: ['Actor'], country: null, creditCount: 0 }, 'Ada: actor.'],
])('the description of %j is %j', (person, description) => {
  expect(descriptionOf({ name: 'Ada', ...person }, englishText)).toBe(description);
});

it.each([
  [{ roles: ['Director', 'Actor'], country: 'France' }, ', Director and Actor, France'],
  [{ roles: [], country: 'Senegal' }, ', Senegal'],
  [{ roles: [], country: null }, ''],
])('what stands behind the shared name of %j is "%s"', (person, facts) => {
  expect(sharedFactsOf(person, englishText)).toBe(facts);
});
