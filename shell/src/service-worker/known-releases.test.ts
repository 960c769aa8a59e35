/** @jest-environment node */
import {
  hearGeneration,
  learnList,
  needsList,
  NOTHING_KNOWN,
  refusalOf,
  type KnownReleases,
} from './known-releases.ts';

const DAY = 86_400_000;
const NOW = 1_800_000_000_000;

const known: KnownReleases = { generation: 7, listed: 7, barred: {}, verifiedAt: NOW };
const copy = { generation: 7, versions: { shell: ['5'], 'mfe-title': ['2'] } };
const barring = (versions: Record<string, string[]>, generation = 8) => ({ generation, barred: versions });

describe('a copy', () => {
  it('may be shown while nothing of it is barred', () => {
    expect(refusalOf(known, copy, NOW)).toBeUndefined();
  });

  it.each([
    ['the host', { shell: ['5'] }],
    ['a remote that stands in it', { 'mfe-title': ['1', '2'] }],
    ['a remote that was taken off the site', { 'mfe-title': ['*'] }],
  ])('may not be shown once %s is barred', (_name, versions) => {
    const learned = learnList(known, barring(versions), NOW) as KnownReleases;
    expect(refusalOf(learned, copy, NOW)).toBe('barred');
  });

  it('may be shown when what is barred is not in it', () => {
    const learned = learnList(
      known,
      barring({ 'mfe-title': ['1'], 'mfe-people': ['2'] }),
      NOW,
    ) as KnownReleases;
    expect(refusalOf(learned, copy, NOW)).toBeUndefined();
  });

  it('may be shown again once its version is live again', () => {
    const rolledBack = learnList(known, barring({ 'mfe-title': ['2'] }), NOW) as KnownReleases;
    const liveAgain = learnList(rolledBack, barring({}, 9), NOW) as KnownReleases;
    expect(refusalOf(liveAgain, copy, NOW)).toBeUndefined();
  });

  it('may not be shown between the news of a change and the list of what was barred', () => {
    const heard = hearGeneration(known, 8, NOW);
    expect(refusalOf(heard, copy, NOW)).toBe('unconfirmed');
    expect(refusalOf(heard, { ...copy, generation: 8 }, NOW)).toBeUndefined();
  });

  it('may be shown for 30 days without news', () => {
    expect(refusalOf(known, copy, NOW + 30 * DAY)).toBeUndefined();
    expect(refusalOf(known, copy, NOW + 30 * DAY + 1)).toBe('expired');
  });

  it('may not be shown when the clock was set back by more than a day', () => {
    expect(refusalOf(known, copy, NOW - DAY)).toBeUndefined();
    expect(refusalOf(known, copy, NOW - DAY - 1)).toBe('expired');
  });
});

describe('what is known', () => {
  it('is confirmed by an answer of the same generation, and not by a server that lags behind', () => {
    expect(hearGeneration(known, 7, NOW + DAY).verifiedAt).toBe(NOW + DAY);
    expect(hearGeneration(known, 6, NOW + DAY)).toBe(known);
    expect(learnList(known, barring({}, 6), NOW + 1_000)).toBe(known);
  });

  it('is that of another site when lower numbers are named for longer than any server lags behind', () => {
    expect(learnList(known, barring({}, 1), NOW + DAY)).toBe('other-site');
  });

  it('is asked for at first, after a change, and once a day', () => {
    expect(needsList(hearGeneration(NOTHING_KNOWN, 7, NOW), NOW)).toBe(true);
    expect(needsList(known, NOW)).toBe(false);
    expect(needsList(hearGeneration(known, 8, NOW), NOW)).toBe(true);
    expect(needsList(known, NOW + DAY + 1)).toBe(true);
  });
});
