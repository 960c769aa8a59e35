import { evidenceOf, paintedIn, seenBy } from '../test/health-samples.ts';
import { GUARD_DEFAULTS } from './guard-settings.ts';
import { judgeCanary, judgeSet } from './judge-canary.ts';

const judge = (...given: Parameters<typeof evidenceOf>) => judgeCanary(evidenceOf(...given), GUARD_DEFAULTS);

describe('what the guard makes of a canary', () => {
  it('a canary that 20 visitors have seen is held, and the guard says how many it waits for', () => {
    const verdict = judge(seenBy(20, 3), seenBy(180));
    expect(verdict.decision).toBe('hold');
    expect(verdict.why).toBe(
      'not enough evidence: 20 visitors of the canary so far, of whom 3 failed; it is judged from 50 on',
    );
  });

  it('a canary that fails for one visitor in twenty is stopped, with the figures', () => {
    const verdict = judge(seenBy(300, 15), seenBy(2_700, 3));
    expect(verdict.decision).toBe('abort');
    expect(verdict.why).toMatch(
      /^5 % of 300 visitors failed on the canary, 0\.1 % of 2,700 on the live version in the same time: it is over a million times likelier that it fails more often than that it does not \(limit 200\)$/,
    );
  });

  it('a canary as good as the live version goes on', () => {
    expect(judge(seenBy(300, 3), seenBy(2_700, 27)).decision).toBe('continue');
  });

  it('a cure goes on while the live version fails for a third of its visitors', () => {
    expect(judge(seenBy(300, 0), seenBy(2_700, 810))).toEqual({
      decision: 'continue',
      why: 'no worse than the live version: 0 % of 300 visitors failed on the canary, 30 % of 2,700 on the live version in the same time',
    });
  });

  it('a canary that may be worse waits for more evidence', () => {
    const verdict = judge(seenBy(120, 4), seenBy(1_080, 3));
    expect(verdict.decision).toBe('hold');
    expect(verdict.why).toContain('it may be worse than the live version: 3.3 % of 120 visitors failed');
  });

  it('a difference that hardly matters stops no canary, however sure it is', () => {
    expect(judge(seenBy(1_000_000, 3_000), seenBy(9_000_000, 9_000)).decision).toBe('continue');
  });

  it('a canary that fails on the server is stopped before browsers have said anything', () => {
    const verdict = judge(
      seenBy(10, 0, { renders: 0, failedRenders: 60 }),
      seenBy(90, 0, { renders: 540, failedRenders: 0 }),
    );
    expect(verdict.decision).toBe('abort');
    expect(verdict.why).toContain('100 % of 60 renders on the server failed on the canary, 0 % of 540');
  });

  it('a canary that is rendered as often as the live version, because pages are kept, is compared by renders', () => {
    const evidence = (failedRenders: number) =>
      judge(
        seenBy(60, 0, { renders: 400 - failedRenders, failedRenders }),
        seenBy(5_940, 0, { renders: 364, failedRenders: 36 }),
      );
    expect(evidence(40).decision).not.toBe('abort');
    expect(evidence(40).why).not.toContain('render');
    expect(evidence(200).decision).toBe('abort');
  });

  it('a canary that is noticeably slower is held, not stopped, and somebody has to look', () => {
    const verdict = judge(
      seenBy(300, 0, { vitals: paintedIn(2_400) }),
      seenBy(2_700, 0, { vitals: paintedIn(1_400) }),
    );
    expect(verdict).toEqual({
      decision: 'hold',
      needsLook: true,
      why: 'visitors would notice that it is slower: LCP of loaded pages is 2.38 s in place of 1.38 s (75th percentile)',
    });
  });

  it('pages that were loaded are not compared with pages that were prerendered or restored', () => {
    const judged = judge(
      seenBy(300, 0, { vitals: paintedIn(2_400, 'loaded') }),
      seenBy(2_700, 0, { vitals: { ...paintedIn(200, 'prerendered'), ...paintedIn(100, 'restored') } }),
    );
    expect(judged.decision).toBe('continue');
    const slowerRestored = judge(
      seenBy(300, 0, { vitals: { ...paintedIn(1_000), ...paintedIn(1_400, 'restored') } }),
      seenBy(2_700, 0, { vitals: { ...paintedIn(1_000), ...paintedIn(400, 'restored') } }),
    );
    expect(slowerRestored.why).toMatch(/slower: LCP of restored pages is 1\.38 s in place of 0\.38 s/);
  });

  it('a canary waits while a shell server does not answer', () => {
    const verdict = judge(seenBy(300), seenBy(2_700), { silentShells: ['http://10.0.0.2:3000'] });
    expect(verdict).toMatchObject({
      decision: 'hold',
      why: 'not all is known: http://10.0.0.2:3000 does not answer',
    });
  });

  it('a canary without trouble waits for the visitors and minutes of its stage, and says how many are missing', () => {
    expect(judge(seenBy(60), seenBy(540), { stageMs: 180_000 })).toMatchObject({
      decision: 'hold',
      why: 'no sign of trouble, and not enough evidence yet at 10 %: 60 visitors of at least 100, 3 min of at least 5 min',
    });
  });
});

describe('the verdict on a set', () => {
  const fine = evidenceOf(seenBy(500), seenBy(4_500));
  const few = evidenceOf(seenBy(20), seenBy(180));
  const slow = evidenceOf(
    seenBy(500, 0, { vitals: paintedIn(2_900) }),
    seenBy(4_500, 0, { vitals: paintedIn(1_400) }),
  );
  const failing = evidenceOf(seenBy(500, 40), seenBy(4_500, 4));
  it.each([
    ['goes on when all versions may', { 'mfe-people': fine, 'mfe-title': fine }, 'continue', 'mfe-people'],
    ['waits for the one that few have seen', { 'mfe-people': fine, 'mfe-title': few }, 'hold', 'mfe-title'],
    ['calls for the one that is slower', { 'mfe-people': few, 'mfe-title': slow }, 'hold', 'mfe-title'],
    ['stops for the one that fails', { 'mfe-people': few, 'mfe-title': failing }, 'abort', 'mfe-title'],
  ] as const)('a set %s', (_what, members, decision, app) => {
    const verdict = judgeSet(members, GUARD_DEFAULTS);
    expect(verdict).toMatchObject({ decision, app });
    expect(verdict.why).toContain(`${app}: `);
  });
});
