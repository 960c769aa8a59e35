import type { Generation } from '@sinima/contracts/pointer';

/** The status of the site for visitors. Names and reasons of decisions, canaries and holds are for operators alone. */
export interface SiteStatus {
  readonly apps: readonly LiveApp[];
  /** The last version that was rejected after visitors could get it; undefined: none is known. */
  readonly incident?: { readonly app: string; readonly when: string };
}

export interface LiveApp {
  readonly name: string;
  readonly version: string;
  /** ISO time since which the version is live. */
  readonly since: string;
}

/** Return what is live since when, by name; of several stores, the first that has an app tells. */
export function statusOfSite(generations: readonly Generation[]): SiteStatus {
  const apps = new Map<string, LiveApp>();
  let incident: SiteStatus['incident'];
  for (const generation of generations) {
    for (const [name, { version, activated, barred }] of Object.entries(generation.apps)) {
      if (!apps.has(name)) apps.set(name, { name, version, since: activated.when });
      for (const { when } of Object.values(barred))
        if (incident === undefined || Date.parse(when) > Date.parse(incident.when))
          incident = { app: name, when };
    }
  }
  const sorted = [...apps.values()].sort((a, b) => a.name.localeCompare(b.name));
  return { apps: sorted, ...(incident && { incident }) };
}
