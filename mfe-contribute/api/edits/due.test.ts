import { nextDue } from './due.ts';

const HOUR = 3_600_000;
const periods = { openMs: 168 * HOUR, votingMs: 48 * HOUR, answerMs: 72 * HOUR };
const at = (hours: number): Date => new Date(hours * HOUR);
const yes = (author: number, hours = 1) => ({ author, accepts: true, at: at(hours) });
const no = (hours: number) => ({ author: 9, accepts: false, reason: 'It is another film.', at: at(hours) });
const edit = { openedAt: at(0), votes: [], isAnonymous: false };

it.each([
  ['without votes goes to the editors after seven days', {}, 168, 'editors'],
  ['with two votes goes to the editors after seven days', { votes: [yes(1), yes(2)] }, 168, 'editors'],
  ['with three votes is accepted after 48 hours', { votes: [yes(1), yes(2), yes(3)] }, 48, 'accept'],
  ['with a “no” is refused 72 hours after it', { votes: [yes(1), yes(2), yes(3), no(10)] }, 82, 'refuse'],
  [
    'with an answered “no” goes to the editors at once',
    { votes: [no(10)], answer: { text: 'It is not.', at: at(12) } },
    12,
    'editors',
  ],
  [
    'of a visitor without a mail address is accepted after seven days',
    { votes: [yes(1), yes(2), yes(3)], isAnonymous: true },
    168,
    'accept',
  ],
  [
    'of a visitor with a mail address is accepted after 48 hours',
    { votes: [yes(1), yes(2), yes(3)], isAnonymous: true, mail: 'a@sinima.example' },
    48,
    'accept',
  ],
])('an edit %s', (_how, more, hours, due) => {
  expect(nextDue({ ...edit, ...more }, periods)).toEqual({ at: hours * HOUR, due });
});

it('an edit with an early “no” is not refused before 48 hours, however short the time for an answer', () => {
  const { at: end } = nextDue({ ...edit, votes: [no(1)] }, { ...periods, answerMs: HOUR });
  expect(end).toBe(48 * HOUR);
});
