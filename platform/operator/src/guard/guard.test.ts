/** The guard on a real release store, with shell servers that count what they are told to. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ReleasesHealth, VersionHealth } from '@sinima/contracts/reports';
import {
  builtRelease,
  deployAll,
  newStore,
  removeFolders,
  type TestStore,
} from '@sinima/releases/built-release';
import { fetchHealth } from '../health/fetch-health.ts';
import { paintedIn, seenBy } from '../test/health-samples.ts';
import { GUARD_DEFAULTS } from './guard-settings.ts';
import { Guard } from './guard.ts';
import type { Alert } from './webhook.ts';

const [APP, OTHER] = ['mfe-title', 'mfe-people'] as const;
const [OLD, LIVE, NEW] = ['1.0.0-00000000000a', '1.1.0-00000000000b', '1.2.0-00000000000c'] as const;
const TOKEN = 'a token that nobody guesses';

/** A shell server that answers `/health/releases` with what a test sets. */
class FakeShell {
  since = new Date().toISOString();
  versions: Record<string, VersionHealth> = {};
  others: ReleasesHealth['apps'] = {};
  private readonly server: Server = createServer((request, response) => {
    const isKnown = request.headers.authorization === `Bearer ${TOKEN}`;
    const health: ReleasesHealth = {
      since: this.since,
      generation: 1,
      generationSince: this.since,
      apps: { [APP]: this.versions, ...this.others },
    };
    response.writeHead(isKnown ? 200 : 401).end(JSON.stringify(health));
  });

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  stop(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((resolve) => this.server.close(() => resolve()));
  }
}

let site: TestStore;
let shells: FakeShell[];
let guard: Guard;
let alerts: Alert[];
let addresses: string[];
/** How far the guard's clock is ahead, in ms. */
let ahead: number;

beforeEach(async () => {
  ahead = 0;
  alerts = [];
  site = newStore([APP, OTHER]);
  await deployAll(site.store, APP, [OLD, LIVE]);
  await deployAll(site.store, OTHER, [LIVE]);
  for (const app of [APP, OTHER] as const) {
    const { release, dir } = builtRelease(app, NEW);
    await site.store.publish(release, dir, { who: 'Ada' });
  }
  shells = [new FakeShell(), new FakeShell()];
  addresses = await Promise.all(shells.map((shell) => shell.start()));
  guard = new Guard({
    control: site.store,
    settings: GUARD_DEFAULTS,
    ask: () => Promise.all(addresses.map((address) => fetchHealth(address, TOKEN))),
    alert: (alert) => {
      alerts.push(alert);
      return Promise.resolve();
    },
    log: { info: () => undefined, warn: () => undefined },
    clock: () => Date.now() + ahead,
  });
  await guard.look();
});
afterEach(async () => {
  await Promise.all(shells.map((shell) => shell.stop()));
  removeFolders();
});

const live = async () => (await site.store.generation()).apps[APP]!;
const begin = (percent: number, automatic = true) =>
  site.store.canary([{ app: APP, version: NEW }], { percent, automatic, who: 'Ada' });
const beginSet = (percent: number) =>
  site.store.canary(
    [APP, OTHER].map((app) => ({ app, version: NEW })),
    { percent, automatic: true, who: 'Ada' },
  );
const count = (shell: number, versions: Record<string, VersionHealth>) => {
  shells[shell]!.versions = versions;
};
const minutesPass = (minutes: number) => {
  ahead += minutes * 60_000;
};

describe('the guard', () => {
  it('a canary that fails is stopped, barred and held, with the figures of all shell servers; the operator is called', async () => {
    await begin(10);
    await guard.look();
    count(0, { [LIVE]: seenBy(1_350, 1), [NEW]: seenBy(150, 7) });
    count(1, { [LIVE]: seenBy(1_350, 2), [NEW]: seenBy(150, 8) });
    await guard.look();
    const pointer = await live();
    expect(pointer).toMatchObject({
      version: LIVE,
      hold: { who: 'guard' },
      barred: { [NEW]: { who: 'guard' } },
    });
    expect(pointer.canary).toBeUndefined();
    expect(pointer.hold!.why).toContain(
      '5 % of 300 visitors failed on the canary, 0.1 % of 2,700 on the live version',
    );
    expect(alerts).toEqual([
      expect.objectContaining({
        event: 'canary-stopped',
        app: APP,
        version: NEW,
        command: `npm run releases -- activate ${APP} ${NEW} --why "…"`,
      }),
    ]);
  });

  it('an automatic canary goes through the stages by itself and is promoted, each with its reason in the history', async () => {
    await begin(1);
    const stages: (number | undefined)[] = [];
    for (let stage = 1; stage <= 3; stage += 1) {
      await guard.look();
      stages.push((await live()).canary?.percent);
      count(0, { [LIVE]: seenBy(10_000 * stage, 20 * stage), [NEW]: seenBy(200 * stage) });
      minutesPass(5.1);
      await guard.look();
    }
    expect(stages).toEqual([1, 10, 50]);
    expect(await live()).toMatchObject({ version: NEW, previous: LIVE });
    const decisions = (await site.store.history(APP)).filter(({ who }) => who === 'guard');
    expect(decisions.map(({ what, percent }) => [what, percent])).toEqual([
      ['canary', 10],
      ['canary', 50],
      ['promote', undefined],
    ]);
    for (const { why } of decisions)
      expect(why).toMatch(/^no worse than the live version: 0 % of \d+ visitors/);
  });

  it('a canary that is no automatic one stays at its share', async () => {
    await begin(10, false);
    await guard.look();
    count(0, { [LIVE]: seenBy(9_000), [NEW]: seenBy(1_000) });
    minutesPass(60);
    await guard.look();
    expect((await live()).canary?.percent).toBe(10);
    expect(guard.canaries.get(APP)?.verdict.decision).toBe('continue');
  });

  it('a set of which one version fails is stopped as a whole, with one call', async () => {
    await beginSet(10);
    await guard.look();
    count(0, { [LIVE]: seenBy(2_700, 3), [NEW]: seenBy(300) });
    shells[0]!.others = { [OTHER]: { [LIVE]: seenBy(2_700, 3), [NEW]: seenBy(300, 15) } };
    await guard.look();
    for (const app of [APP, OTHER]) {
      const { canary, hold, barred } = (await site.store.generation()).apps[app]!;
      expect([app, canary, hold?.who, Object.keys(barred)]).toEqual([app, undefined, 'guard', [NEW]]);
    }
    expect(alerts).toEqual([
      expect.objectContaining({
        event: 'canary-stopped',
        app: OTHER,
        why: expect.stringMatching(/^mfe-people: 5 % of 300 visitors failed/),
        command: `npm run releases -- activate ${OTHER}@${NEW} ${APP}@${NEW} --why "…"`,
      }),
    ]);
  });

  it('a set waits while one version is little known, and is given to everybody as a whole', async () => {
    await beginSet(50);
    await guard.look();
    const known = { [LIVE]: seenBy(500), [NEW]: seenBy(500) };
    count(0, known);
    minutesPass(6);
    await guard.look();
    expect(guard.canaries.get(APP)?.verdict).toMatchObject({ decision: 'hold', app: OTHER });
    shells[0]!.others = { [OTHER]: known };
    await guard.look();
    const { apps, changes } = await site.store.generation();
    expect([apps[APP]!.version, apps[OTHER]!.version]).toEqual([NEW, NEW]);
    expect(changes.map(({ what }) => what)).toEqual(['promote', 'promote']);
    expect(alerts.map(({ command }) => command)).toEqual([
      `npm run releases -- rollback ${APP} ${OTHER} --why "…"`,
    ]);
  });

  it('what an operator changes while the guard decides stands, and is judged anew', async () => {
    await begin(1);
    await guard.look();
    count(0, { [LIVE]: seenBy(20_000), [NEW]: seenBy(200) });
    minutesPass(6);
    const judged = (await live()).canary!;
    await site.store.canary([{ app: APP, version: NEW }], { percent: 2, automatic: false, who: 'Ada' });
    for (const { changes } of [
      await site.store.canary([{ app: APP, version: NEW }], { percent: 10, automatic: true, judged }),
      await site.store.promote(APP, { judged }),
      await site.store.abort(APP, { judged }),
    ]) {
      expect(changes).toEqual([]);
    }
    await guard.look();
    expect((await live()).canary).toMatchObject({ percent: 2, automatic: false, who: 'Ada' });
  });

  it('what was counted before the canary began does not speak for or against it', async () => {
    count(0, { [LIVE]: seenBy(500), [NEW]: seenBy(500, 250) });
    await guard.look();
    await begin(10);
    await guard.look();
    count(0, { [LIVE]: seenBy(2_000), [NEW]: seenBy(660, 250) });
    await guard.look();
    expect(guard.canaries.get(APP)?.evidence.strata).toEqual([
      expect.objectContaining({
        canary: expect.objectContaining({ visitors: 160, failingVisitors: 0 }),
        live: expect.objectContaining({ visitors: 1_500 }),
      }),
    ]);
    expect((await live()).canary?.version).toBe(NEW);
  });

  it('a shell server that starts anew is neither counted twice nor forgotten', async () => {
    await begin(10);
    await guard.look();
    count(0, { [LIVE]: seenBy(900), [NEW]: seenBy(100, 1) });
    await guard.look();
    shells[0]!.since = new Date(Date.now() + 1_000).toISOString();
    count(0, { [LIVE]: seenBy(90), [NEW]: seenBy(10) });
    await guard.look();
    await guard.look();
    const [stratum] = guard.canaries.get(APP)!.evidence.strata;
    expect(stratum!.canary).toMatchObject({ visitors: 110, failingVisitors: 1 });
    expect(stratum!.live).toMatchObject({ visitors: 990 });
  });

  it('a canary that is slower is held and somebody is called once; it is not stopped', async () => {
    await begin(10);
    await guard.look();
    count(0, {
      [LIVE]: seenBy(5_000, 0, { vitals: paintedIn(1_400) }),
      [NEW]: seenBy(500, 0, { vitals: paintedIn(2_900) }),
    });
    minutesPass(10);
    await guard.look();
    await guard.look();
    expect((await live()).canary?.percent).toBe(10);
    expect(alerts).toEqual([expect.objectContaining({ event: 'canary-held', app: APP, version: NEW })]);
  });

  it('a canary goes no further while a shell server is silent, and the page can say which', async () => {
    await begin(10);
    await guard.look();
    await shells[1]!.stop();
    count(0, { [LIVE]: seenBy(5_000), [NEW]: seenBy(500) });
    minutesPass(10);
    await guard.look();
    expect((await live()).canary?.percent).toBe(10);
    expect(guard.canaries.get(APP)?.verdict.why).toContain(`${addresses[1]} does not answer`);
  });

  it('a live version whose failures rise is told to somebody, and stays live', async () => {
    count(0, { [LIVE]: seenBy(2_000, 4) });
    await guard.look();
    minutesPass(10);
    count(0, { [LIVE]: seenBy(2_300, 49) });
    await guard.look();
    await guard.look();
    expect(alerts).toEqual([
      expect.objectContaining({
        event: 'live-failing',
        version: LIVE,
        why: '15 % of 300 visitors failed in the last 3 minutes, 0.2 % in the minutes before',
      }),
    ]);
    expect(await live()).toMatchObject({ version: LIVE });
    expect((await live()).hold).toBeUndefined();
  });

  it('the pointer is signed anew when less than a third of its life is left, and not before', async () => {
    const { number } = await site.store.generation();
    minutesPass(59 * 1_440);
    await guard.look();
    expect((await site.store.generation()).number).toBe(number);
    minutesPass(2 * 1_440);
    await guard.look();
    expect((await site.store.generation()).changes).toEqual([{ what: 'renew' }]);
  });
});
