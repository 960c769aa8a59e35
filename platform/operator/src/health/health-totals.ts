import type { ReleasesHealth, VersionHealth } from '@sinima/contracts/reports';
import { NO_COUNTS, plus, since } from './counts.ts';

/** The counts of one version since the last look. */
export interface CountedRelease {
  readonly app: string;
  readonly version: string;
  readonly counts: VersionHealth;
}

/** How many processes of one shell server are remembered: while one replaces another, their answers alternate. */
const MAX_PROCESSES = 4;

const keyOf = (app: string, version: string): string => `${app} ${version}`;

/**
 * Adds up what all shell servers count, from the moment that it is made. A shell server that starts anew begins at
 * nothing (`since` changes), and nothing is lost or counted twice.
 */
export class HealthTotals {
  private readonly totals = new Map<string, VersionHealth>();
  /** By shell server, the last answer of each of its processes, by `since`. */
  private readonly lastAnswers = new Map<string, Map<string, ReleasesHealth>>();

  /** @param startedAt ISO time: what shell servers counted before is not ours to judge */
  constructor(private readonly startedAt: string) {}

  /** Take a shell server's answer. @returns what it counted since its last one */
  take(shell: string, health: ReleasesHealth): CountedRelease[] {
    const processes = this.lastAnswers.get(shell) ?? new Map<string, ReleasesHealth>();
    this.lastAnswers.set(shell, processes);
    const last = processes.get(health.since);
    const isBaseline = processes.size === 0 && Date.parse(health.since) < Date.parse(this.startedAt);
    processes.delete(health.since);
    processes.set(health.since, health);
    if (processes.size > MAX_PROCESSES) processes.delete(processes.keys().next().value!);
    if (isBaseline) return [];

    const counted = Object.entries(health.apps).flatMap(([app, versions]) =>
      Object.entries(versions).map(([version, now]) => ({
        app,
        version,
        counts: since(last?.apps[app]?.[version] ?? NO_COUNTS, now),
      })),
    );
    for (const { app, version, counts } of counted) {
      this.totals.set(keyOf(app, version), plus(this.of(app, version), counts));
    }
    return counted;
  }

  /** Return what all shell servers counted of a version. */
  of(app: string, version: string): VersionHealth {
    return this.totals.get(keyOf(app, version)) ?? NO_COUNTS;
  }
}
