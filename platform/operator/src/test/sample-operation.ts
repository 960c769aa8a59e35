/** A made-up half hour of a site: a canary under way, another that the guard has stopped, a remote that is held. */
import type { ErrorGroup } from '@sinima/contracts/error-groups';
import type { Generation } from '@sinima/contracts/pointer';
import type { ReleasesHealth, VersionHealth } from '@sinima/contracts/reports';
import type { HistoryEntry } from '@sinima/releases/history';
import { randomOf } from '@sinima/seeded-random';
import type { ErrorWatch } from '../errors/error-watch.ts';
import { Guard } from '../guard/guard.ts';
import { GUARD_DEFAULTS } from '../guard/guard-settings.ts';
import { NO_COUNTS, plus } from '../health/counts.ts';
import type { PageControl } from '../page/actions.ts';
import { canaryOf, decided, generationOf, pointerOf } from './health-samples.ts';

const MINUTE = 60_000;

const WHY_STOPPED =
  '4.7 % of 318 visitors failed on the canary, 0.1 % of 2,871 on the live version in the same time: it is over a ' +
  'million times likelier that it fails more often than that it does not (limit 200)';

const V = {
  catalogue: ['1.9.0-5b1e7710c2aa', '1.8.2-90ce4fd1b733', '1.8.1-1177aa03d9e4'],
  community: ['2.0.1-c04d12f6e81b', '2.0.0-77b0a9cc4513'],
  people: ['1.4.1-a1f90b6cd2e7', '1.4.0-3e88210fbb9d', '1.3.7-d5520c17aa41'],
  title: ['1.12.0-e2b96c0d1f48', '1.11.3-3fa9c1d0a1b2', '1.11.2-8c2206d47fe0'],
  shell: ['3.2.0-0b7de914c6aa', '3.1.9-f1a288b05c33'],
} as const;

/** The live versions: the newest ones, but for titles, whose canary was stopped, and people, whose canary is under way. */
export function sampleGeneration(now: number): Generation {
  const before = (minutes: number) => new Date(now - minutes * MINUTE).toISOString();
  const stopped = decided('guard', before(9), WHY_STOPPED);
  return generationOf(
    before(6),
    {
      'mfe-catalogue': pointerOf(before(3 * 1_440), {
        version: V.catalogue[0],
        previous: V.catalogue[1],
        activated: decided('adaeze', before(3 * 1_440), 'festivals by country'),
      }),
      'mfe-community': pointerOf(before(70), {
        version: V.community[1],
        activated: decided('kofi', before(70), 'blank list pages on Safari'),
        previous: undefined,
        hold: decided('kofi', before(70), 'blank list pages on Safari'),
        barred: { [V.community[0]]: decided('kofi', before(70), 'blank list pages on Safari') },
      }),
      'mfe-people': pointerOf(before(5 * 1_440), {
        version: V.people[1],
        previous: V.people[2],
        activated: decided('wanjiru', before(5 * 1_440), 'photographs load later'),
        canary: canaryOf(before(6), {
          version: V.people[0],
          percent: 10,
          ...decided(
            'guard',
            before(6),
            'no worse than the live version: 0.2 % of 512 visitors failed on the canary, 0.2 % of 49,310 on the live version in the same time',
          ),
        }),
      }),
      'mfe-title': pointerOf(before(2 * 1_440), {
        version: V.title[1],
        previous: V.title[2],
        activated: decided('tunde', before(2 * 1_440), 'longer plots'),
        hold: stopped,
        barred: { [V.title[0]]: stopped },
      }),
      shell: pointerOf(before(8 * 1_440), {
        version: V.shell[0],
        previous: V.shell[1],
        activated: decided('adaeze', before(8 * 1_440), 'quicker first paint'),
      }),
    },
    { number: 214, who: 'guard' },
  );
}

function sampleHistory(now: number): HistoryEntry[] {
  const before = (minutes: number) => new Date(now - minutes * MINUTE).toISOString();
  const change = (what: HistoryEntry['what'], minutes: number, who: string, app: string, others: object) => ({
    ...decided(who, before(minutes)),
    what,
    app,
    ...others,
  });
  return [
    change('activate', 3 * 1_440, 'adaeze', 'mfe-catalogue', {
      from: V.catalogue[1],
      to: V.catalogue[0],
      why: 'festivals by country',
    }),
    change('rollback', 70, 'kofi', 'mfe-community', {
      from: V.community[0],
      to: V.community[1],
      why: 'blank list pages on Safari',
    }),
    change('publish', 26, 'tunde', 'mfe-title', { to: V.title[0], why: 'spinner on slow lines' }),
    change('canary', 22, 'tunde', 'mfe-title', { to: V.title[0], percent: 1, why: 'spinner on slow lines' }),
    change('canary', 17, 'wanjiru', 'mfe-people', {
      to: V.people[0],
      percent: 1,
      why: 'awards beside roles',
    }),
    change('canary', 15, 'guard', 'mfe-title', {
      to: V.title[0],
      percent: 10,
      why: 'no worse than the live version: 0 % of 121 visitors failed on the canary, 0.1 % of 12,090 on the live version in the same time',
    }),
    change('abort', 9, 'guard', 'mfe-title', { from: V.title[0], to: V.title[1], why: WHY_STOPPED }),
    change('canary', 6, 'guard', 'mfe-people', {
      from: V.people[0],
      to: V.people[0],
      percent: 10,
      why: 'no worse than the live version: 0.2 % of 512 visitors failed on the canary, 0.2 % of 49,310 on the live version in the same time',
    }),
  ];
}

/** A store that only tells what is in it. */
function sampleStore(now: number): PageControl {
  const versions: Record<string, readonly string[]> = {
    'mfe-catalogue': V.catalogue,
    'mfe-community': V.community,
    'mfe-people': V.people,
    'mfe-title': V.title,
    shell: V.shell,
  };
  const refuse = () => Promise.reject(new Error('The sample cannot be changed.'));
  return {
    generation: () => Promise.resolve(sampleGeneration(now)),
    history: () => Promise.resolve(sampleHistory(now)),
    versions: (app) => Promise.resolve([...(versions[app] ?? [])]),
    release: refuse,
    file: refuse,
    activate: refuse,
    rollback: refuse,
    hold: refuse,
    resume: refuse,
    canary: refuse,
    promote: refuse,
    abort: refuse,
  };
}

/** The traffic of a version in a minute: visitors, the share for whom it fails, and how fast it paints. */
interface Traffic {
  readonly visitors: number;
  readonly fails: number;
  readonly lcp: number;
}

function trafficAt(app: string, version: string, minutesAgo: number): Traffic {
  const busy = app === 'shell' ? 900 : 260;
  if (version === V.title[0]) {
    const share = minutesAgo > 15 ? 0.01 : 0.19;
    return { visitors: minutesAgo <= 22 && minutesAgo > 9 ? busy * share : 0, fails: 0.047, lcp: 1_650 };
  }
  if (version === V.people[0]) {
    return {
      visitors: minutesAgo <= 17 ? busy * (minutesAgo > 6 ? 0.08 : 0.14) : 0,
      fails: 0.003,
      lcp: 1_450,
    };
  }
  return { visitors: busy, fails: 0.002, lcp: app === 'shell' ? 1_250 : 1_560 };
}

const BOUNDS = [500, 1_000, 1_500, 2_000, 2_500, 3_000, 4_000, 6_000, 10_000];

/** An error of the canary that no version before it had. */
function sampleError(now: number): ErrorGroup {
  const [first, last] = [new Date(now - 4 * MINUTE).toISOString(), new Date(now - 2 * MINUTE).toISOString()];
  return {
    id: '5f0c2d7e91ab',
    app: 'mfe-people',
    owner: '@sinima/people',
    name: 'TypeError',
    message: 'Cannot read properties of undefined (reading …)',
    sources: ['browser'],
    firstVersion: V.people[0],
    versions: {
      [V.people[0]]: {
        file: 'mfe-people/src/features/awards/components/award-line.tsx',
        line: 31,
        function: 'AwardLine',
        text: 'const year = award.ceremony.year;',
        commit: '8d1f6a0b3c52e794d06f1a2b3c4d5e6f70819a2b',
        times: 6,
        pages: 4,
        first,
        last,
      },
    },
  };
}

/** Return a guard that has watched the sample for half an hour. */
export async function sampleOperation(
  now: number,
): Promise<{ store: PageControl; guard: Guard; errors: Pick<ErrorWatch, 'of'> }> {
  const random = randomOf('a half hour');
  const store = sampleStore(now);
  const counts: Record<string, Record<string, VersionHealth>> = {};
  let clock = now - 31 * MINUTE;
  const refuse = () => Promise.reject(new Error('The sample cannot be changed.'));
  const { apps } = sampleGeneration(now);

  function minute(app: string, version: string): void {
    const { visitors, fails, lcp } = trafficAt(app, version, Math.round((now - clock) / MINUTE));
    const came = Math.round(visitors * (0.8 + 0.4 * random()));
    const painted = BOUNDS.map(() => 0).concat(0);
    for (let one = 0; one < came; one += 1) {
      const ms = lcp * (0.45 + 0.75 * random());
      painted[BOUNDS.findIndex((bound) => ms <= bound)]! += 1;
    }
    const failing = Array.from({ length: came }, () => random()).filter((chance) => chance < fails).length;
    const seen: VersionHealth = {
      visitors: came,
      failingVisitors: failing,
      renders: came * 2,
      failedRenders: 0,
      vitals: {
        loaded: {
          LCP: { bounds: BOUNDS, counts: painted },
          CLS: { bounds: [0.01, 0.05, 0.1], counts: [came, Math.round(came / 9), 0, 0] },
          INP: { bounds: [50, 100, 200], counts: [came / 2, came / 4, came / 9, 0].map(Math.round) },
        },
        prerendered: {
          LCP: { bounds: [100, 200, 300], counts: [came / 4, came / 3, came / 9, 0].map(Math.round) },
        },
      },
    };
    counts[app] = { ...counts[app], [version]: plus(counts[app]?.[version] ?? NO_COUNTS, seen) };
  }

  const answer = (): ReleasesHealth => ({
    since: new Date(now - 60 * MINUTE).toISOString(),
    generation: 214,
    generationSince: new Date(now - 6 * MINUTE).toISOString(),
    apps: structuredClone(counts),
  });
  const guard = new Guard({
    control: { generation: store.generation, canary: refuse, promote: refuse, abort: refuse, renew: refuse },
    settings: { ...GUARD_DEFAULTS, stageMs: 10 * MINUTE },
    ask: () =>
      Promise.resolve(
        ['http://10.0.0.2:3000', 'http://10.0.0.3:3000'].map((shell, index) => ({
          shell,
          health: index === 0 ? answer() : { ...answer(), apps: {} },
        })),
      ),
    alert: () => Promise.resolve(),
    log: { info: () => undefined, warn: () => undefined },
    clock: () => clock,
  });
  await guard.look();
  for (; clock < now; clock += MINUTE) {
    for (const [app, { version, canary, barred }] of Object.entries(apps)) {
      for (const one of [version, canary?.version, ...Object.keys(barred)]) {
        if (one !== undefined) minute(app, one);
      }
    }
    await guard.look();
  }
  return { store, guard, errors: { of: (app) => (app === 'mfe-people' ? [sampleError(now)] : []) } };
}
