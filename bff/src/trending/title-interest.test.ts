import { interestIn, periodOf, withNoted, type TitleInterest } from './title-interest.js';

const NOTHING: TitleInterest = { read: [], votes: [] };
const NOW = periodOf(new Date('2026-11-26T12:00:00Z'));

it('that a title is read counts once in six hours', () => {
  const morning = periodOf(new Date('2026-11-26T06:00:00Z'));
  const read = (interest: TitleInterest, period: number) => withNoted(interest, { wasRead: true }, period);
  const twice = read(read(NOTHING, morning), morning);
  expect(interestIn(twice, 0, NOW)).toBe(1);
  expect(interestIn(read(twice, NOW), 0, NOW)).toBe(2);
});

it('votes that a title has gained count, and a vote that is taken back and given again counts once', () => {
  const noted = (interest: TitleInterest, votesBefore: number, period = NOW) =>
    withNoted(interest, { wasRead: false, votesBefore }, period);
  const once = noted(NOTHING, 40, NOW - 1);
  const again = noted(noted(once, 41), 40);
  expect([interestIn(once, 41, NOW), interestIn(again, 41, NOW), interestIn(again, 38, NOW)]).toEqual([
    5, 5, 0,
  ]);
});

it('after two weeks nothing of it counts or is stored', () => {
  const old = withNoted(NOTHING, { wasRead: true, votesBefore: 3 }, NOW - 56);
  expect(interestIn(old, 10, NOW)).toBe(0);
  expect(withNoted(old, { wasRead: false }, NOW)).toEqual(NOTHING);
  expect(interestIn(old, 10, NOW - 1)).toBe(36);
});
