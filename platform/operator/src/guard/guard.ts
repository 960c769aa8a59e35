import type { Canary, Generation, LivePointer } from '@sinima/contracts/pointer';
import { setText } from '@sinima/releases/decision-text';
import type { ReleaseStore } from '@sinima/releases/store';
import { plus } from '../health/counts.ts';
import type { ShellAnswer } from '../health/fetch-health.ts';
import { HealthTotals } from '../health/health-totals.ts';
import { Timeline } from '../health/timeline.ts';
import type { CanaryEvidence } from './canary-evidence.ts';
import { CanaryWatch } from './canary-watch.ts';
import type { GuardSettings } from './guard-settings.ts';
import { judgeSet, type SetVerdict } from './judge-canary.ts';
import { risingFailures } from './live-alarm.ts';
import type { Alert, SendAlert } from './webhook.ts';

/** How long the same alarm about a live version is not raised again, in ms. */
const ALARM_PAUSE_MS = 30 * 60_000;

const GUARD = 'guard';

/** Return the command that a person may want after the guard has done something, or found it. */
const command = (text: string): string => `npm run releases -- ${text} --why "…"`;

/** Tell whether less than a third of a generation's life is left, at a time in ms. */
function isOld({ number, when, expires }: Generation, now: number): boolean {
  const [made, ends] = [Date.parse(when), Date.parse(expires)];
  return number > 0 && ends - now < (ends - made) / 3;
}

export interface GuardOptions {
  /** What the guard may change of what is live: the share of a canary, up and down. It never rolls a live version back. */
  readonly control: Pick<ReleaseStore, 'generation' | 'canary' | 'promote' | 'abort' | 'renew'>;
  readonly settings: GuardSettings;
  /** Ask all shell servers. */
  readonly ask: () => Promise<readonly ShellAnswer[]>;
  readonly alert: SendAlert;
  readonly log: { info(text: string): void; warn(text: string): void };
  /** Present time in ms. */
  readonly clock?: () => number;
}

/** What the guard knows of a canary, for the page. */
export interface WatchedCanary {
  readonly evidence: CanaryEvidence;
  /** Of its whole set. */
  readonly verdict: SetVerdict;
}

/** Watches every release that visitors get, and takes the decisions on canaries that need nobody. */
export class Guard {
  readonly timeline = new Timeline();
  /** What is known of each app's canary, by app. */
  readonly canaries = new Map<string, WatchedCanary>();
  /** What each shell server answered last. */
  answers: readonly ShellAnswer[] = [];
  private readonly totals: HealthTotals;
  private readonly watches = new Map<string, CanaryWatch>();
  /** When an alarm was raised last, by what it was about. */
  private readonly raised = new Map<string, number>();
  private readonly clock: () => number;

  constructor(private readonly options: GuardOptions) {
    this.clock = options.clock ?? Date.now;
    this.totals = new HealthTotals(new Date(this.clock()).toISOString());
  }

  /** Look at everything once, and act. @throws what the store throws, where nothing could be read or changed */
  async look(): Promise<void> {
    this.answers = await this.options.ask();
    const now = this.clock();
    for (const answer of this.answers) {
      if ('health' in answer) this.timeline.add(now, this.totals.take(answer.shell, answer.health));
    }
    const generation = await this.options.control.generation();
    if (isOld(generation, now)) {
      await this.options.control.renew({ who: GUARD, why: `it would have expired on ${generation.expires}` });
      this.options.log.info(`The pointer would have expired on ${generation.expires}: it was renewed.`);
    }
    this.forgetEnded(generation);
    for (const [app, pointer] of Object.entries(generation.apps)) {
      this.watchLive(app, pointer, now);
      const { canary } = pointer;
      // A set is judged once.
      if (canary && app === Object.keys(canary.set)[0]) await this.watchSet(generation, canary, now);
    }
  }

  private forgetEnded({ apps }: Generation): void {
    for (const app of this.watches.keys()) {
      if (apps[app]?.canary !== undefined) continue;
      this.watches.delete(app);
      this.canaries.delete(app);
    }
  }

  private async watchSet({ apps }: Generation, canary: Canary, now: number): Promise<void> {
    const members = Object.fromEntries(
      Object.keys(canary.set).map((app) => [app, this.evidenceOf(app, apps[app]!, now)]),
    );
    const verdict = judgeSet(members, this.options.settings);
    for (const [app, evidence] of Object.entries(members)) this.canaries.set(app, { evidence, verdict });
    const { app, decision, needsLook, why } = verdict;
    if (decision === 'abort') await this.stop(apps, canary, verdict);
    else if (needsLook === true) this.raise('canary-held', app, canary.set[app]!, why);
    else if (decision === 'continue' && canary.automatic) await this.advance(canary, verdict);
  }

  private evidenceOf(app: string, pointer: LivePointer, now: number): CanaryEvidence {
    const watch = CanaryWatch.of(this.watches.get(app), pointer.canary!.version, pointer.version);
    this.watches.set(app, watch);
    const silent = this.answers.flatMap((answer) => ('trouble' in answer ? [answer.shell] : []));
    return watch.look(pointer, (version) => this.totals.of(app, version), now, silent);
  }

  private async stop(apps: Generation['apps'], canary: Canary, { app, why }: SetVerdict): Promise<void> {
    const { changes } = await this.options.control.abort(app, { who: GUARD, why, judged: canary });
    if (changes.length === 0) return;
    const set = setText(canary.set);
    this.options.log.warn(`The canary ${set} was stopped: ${why}.`);
    const live = Object.keys(canary.set).map((each) => apps[each]!.version);
    const said = `${why}; visitors get ${live.join(' and ')}`;
    this.send('canary-stopped', app, canary.set[app]!, said, command(`activate ${set}`));
  }

  private async advance(canary: Canary, { app, why }: SetVerdict): Promise<void> {
    const { set, percent } = canary;
    const version = set[app]!;
    const next = this.options.settings.stages.find((stage) => stage > percent && stage < 100);
    if (next === undefined) {
      const { changes } = await this.options.control.promote(app, { who: GUARD, why, judged: canary });
      if (changes.length === 0) return;
      this.options.log.info(`The canary ${setText(set)} is live: ${why}.`);
      const remedy = command(`rollback ${Object.keys(set).join(' ')}`);
      this.send('canary-promoted', app, version, why, remedy);
      return;
    }
    const { changes } = await this.options.control.canary([{ app, version }], {
      who: GUARD,
      why,
      percent: next,
      automatic: true,
      judged: canary,
    });
    if (changes.length === 0) return;
    this.options.log.info(`The canary ${setText(set)} has gone from ${percent} to ${next} %: ${why}.`);
  }

  private watchLive(app: string, { version, previous, canary }: LivePointer, now: number): void {
    const versions = [...new Set([version, previous])].filter((one) => one !== undefined);
    const series = versions
      .filter((one) => one !== canary?.version)
      .map((one) => this.timeline.minutesOf(app, one, now));
    const why = risingFailures(
      series.reduce((sum, minutes) => sum.map((health, index) => plus(health, minutes[index]!))),
    );
    if (why !== undefined) this.raise('live-failing', app, version, why);
  }

  /** Call somebody, unless that was done a short while ago. */
  private raise(event: 'canary-held' | 'live-failing', app: string, version: string, why: string): void {
    const key = `${event} ${app} ${version}`;
    if (this.clock() - (this.raised.get(key) ?? -Infinity) < ALARM_PAUSE_MS) return;
    this.raised.set(key, this.clock());
    const remedy = command(`${event === 'live-failing' ? 'rollback' : 'abort'} ${app}`);
    this.options.log.warn(`${app} ${version}: ${why}. ${remedy}`);
    this.send(event, app, version, why, remedy);
  }

  private send(event: Alert['event'], app: string, version: string, why: string, remedy: string): void {
    const when = new Date(this.clock()).toISOString();
    void this.options.alert({ event, app, version, why, command: remedy, when });
  }
}
