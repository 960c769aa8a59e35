import { gramConditions, indexTrigrams, isOneRun, trigrams } from './trigrams.ts';

it.each([
  ['king', ['kin', 'ing']],
  ['aaaa', ['aaa']],
  ['ab', []],
  ['', []],
  ['𝐀bcd', ['𝐀bc', 'bcd']],
])('trigrams of %j are %j', (text, expected) => {
  expect(trigrams(text)).toEqual(expected);
});

it('trigrams mark word boundaries in the index', () => {
  expect(indexTrigrams('ab c')).toEqual([' ab', 'ab ', 'b c', ' c ', 'c  ']);
});

it('trigrams of any substring are among those of the whole name', () => {
  const whole = new Set(indexTrigrams('king of boys'));
  expect(trigrams('ng of bo').every((run) => whole.has(run))).toBe(true);
});

it.each([
  ['', []],
  ['k', [{ grams: { $regex: '^k' } }]],
  ['ki', [{ grams: { $regex: '^ki' } }]],
  ['kin', [{ grams: 'kin' }]],
  ['king', [{ grams: 'kin' }, { grams: 'ing' }]],
])('the conditions on trigrams of %j are %j', (text, conditions) => {
  expect(gramConditions(text)).toEqual(conditions);
});

it.each([
  ['kin', true],
  ['king', false],
])('the conditions on trigrams of %j say it all: %p', (text, all) => {
  expect(isOneRun(text)).toBe(all);
});
