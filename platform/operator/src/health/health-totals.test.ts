import type { ReleasesHealth } from '@sinima/contracts/reports';
import { seenBy } from '../test/health-samples.ts';
import { HealthTotals } from './health-totals.ts';

const START = '2026-11-22T02:00:00.000Z';
const BEFORE = '2026-11-22T01:00:00.000Z';
const LATER = '2026-11-22T03:00:00.000Z';
const VERSION = '1.0.0-00000000000a';

const answer = (since: string, visitors: number): ReleasesHealth => ({
  since,
  generation: 1,
  generationSince: since,
  apps: { 'mfe-title': { [VERSION]: seenBy(visitors) } },
});

let totals: HealthTotals;
const visitors = () => totals.of('mfe-title', VERSION).visitors;
beforeEach(() => {
  totals = new HealthTotals(START);
});

describe('what all shell servers count', () => {
  it('what was counted before the guard began does not count', () => {
    totals.take('a', answer(BEFORE, 500));
    totals.take('a', answer(BEFORE, 510));
    expect(visitors()).toBe(10);
  });

  it('a shell server that was started after the guard counts from its start', () => {
    totals.take('a', answer(LATER, 7));
    expect(visitors()).toBe(7);
  });

  it('shell servers are added up', () => {
    totals.take('a', answer(LATER, 7));
    totals.take('b', answer(LATER, 5));
    expect(visitors()).toBe(12);
  });

  it('two processes that answer in turn, while one replaces the other, are each counted once', () => {
    totals.take('a', answer(BEFORE, 500));
    totals.take('a', answer(LATER, 3));
    totals.take('a', answer(BEFORE, 504));
    totals.take('a', answer(LATER, 6));
    expect(visitors()).toBe(10);
  });
});
