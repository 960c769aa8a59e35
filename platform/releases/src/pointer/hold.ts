/** Holding an app, and letting it go. */
import type { Decision, Generation, LivePointer } from '@sinima/contracts/pointer';
import { nearText } from '../errors/near-names.ts';
import { ReleaseError } from '../errors/release-error.ts';
import { unchanged, type Decided } from './pointer-change.ts';
import { decisionText, heldText } from './decision-text.ts';

/** Return the pointer of an app. @throws ReleaseError when nothing of it is live */
export function livePointer({ apps }: Generation, app: string): LivePointer {
  const pointer = apps[app];
  if (pointer) return pointer;
  throw new ReleaseError(`No version of "${app}" is live.${nearText(app, Object.keys(apps), 'Live are')}`);
}

/** Decide to hold an app: nothing but `activate`, `rollback` and `resume` changes its live version. */
export function decideHold(generation: Generation, app: string, by: Decision): Decided {
  const pointer = livePointer(generation, app);
  if (pointer.hold) return unchanged(generation, heldText(app, pointer.hold));
  return {
    apps: { ...generation.apps, [app]: { ...pointer, hold: by } },
    changes: [{ what: 'hold', app, to: pointer.version }],
    notes: [
      `${app} ${pointer.version} stays live: later versions are published and not made live. To lift the hold: ` +
        `npm run releases -- resume ${app}`,
    ],
  };
}

/**
 * Decide to lift the hold of an app; what is live stays.
 *
 * @param publishedSince returns the versions that were published after this ISO time, the newest first
 */
export async function decideResume(
  generation: Generation,
  app: string,
  publishedSince: (when: string) => Promise<string[]>,
): Promise<Decided> {
  const { hold, ...pointer } = livePointer(generation, app);
  if (!hold) return unchanged(generation, `${app} is not held.`);
  const published = (await publishedSince(hold.when)).filter(
    (version) => !Object.hasOwn(pointer.barred, version),
  );
  const [newest] = published;
  const meanwhile =
    newest === undefined
      ? 'Nothing was published meanwhile.'
      : `Published meanwhile, and not live: ${published.join(', ')}. To make the newest live: npm run releases -- activate ${app} ${newest}`;
  return {
    apps: { ...generation.apps, [app]: pointer },
    changes: [{ what: 'resume', app, to: pointer.version }],
    notes: [
      `${app} ${pointer.version} stays live; the next deploy may change it. It was held ${decisionText(hold)}.`,
      meanwhile,
    ],
  };
}

/** Decide to take an app off the site: its routes answer 404 until it is activated by name; its versions stay. */
export function decideRetire(generation: Generation, app: string, by: Decision): Decided {
  const { version, barred } = livePointer(generation, app);
  if (app === 'shell') throw new ReleaseError('The host cannot be retired: without it there is no site.');
  const apps = Object.fromEntries(Object.entries(generation.apps).filter(([name]) => name !== app));
  return {
    apps,
    retired: { ...generation.retired, [app]: { ...by, barred } },
    changes: [{ what: 'retire', app, from: version }],
    notes: [
      `${app} is off the site; its versions stay in the store. To bring it back: npm run releases -- activate ${app} ${version}`,
    ],
  };
}
