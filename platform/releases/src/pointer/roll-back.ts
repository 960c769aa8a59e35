/** Going back to versions that were good. */
import type { Change, Decision, Generation, LivePointer } from '@sinima/contracts/pointer';
import type { StoreContext } from '../versions/store-context.ts';
import { pointedAt, refuseFormerClaims } from './go-live.ts';
import { lastGood, namedTarget, nextGood } from './good-versions.ts';
import { livePointer } from './hold.ts';
import type { Decided } from './pointer-change.ts';

/** The target of a rollback, and the person who decides. */
interface RollbackOptions {
  /** A version of the only app; the last good one of each when absent. */
  readonly to?: string | undefined;
  readonly by: Decision;
}

/** An app as it is after a rollback, with notes. */
interface RolledBack {
  readonly pointer: LivePointer;
  readonly notes: readonly string[];
}

async function rolledBack(
  context: StoreContext,
  generation: Generation,
  app: string,
  { to, by, others }: RollbackOptions & { readonly others: readonly string[] },
): Promise<RolledBack> {
  const former = livePointer(generation, app);
  const from = former.version;
  const { release, passed } =
    to === undefined
      ? await lastGood(context, generation, app, others)
      : await namedTarget(context, app, former, to);
  const pointer: LivePointer = {
    ...pointedAt(former, release, undefined, by),
    hold: by,
    barred: { ...former.barred, [from]: by },
  };
  const apps = { ...generation.apps, [app]: pointer };
  return {
    pointer: { ...pointer, previous: await nextGood(context, { ...generation, apps }, app) },
    notes: [
      ...passed,
      `${app} is held from now on: later versions, a cure included, are published and not made live. To lift the hold: ` +
        `npm run releases -- resume ${app}`,
      `${from} is barred: nothing brings it back but npm run releases -- activate ${app} ${from}`,
    ],
  };
}

/** Return the apps that went live in one generation with one of these, and still are as they were then. */
function liveWith({ apps }: Generation, named: readonly string[]): string[] {
  const decisions = named.map((app) => apps[app]!.activated);
  const isOfSet = ({ activated }: LivePointer): boolean =>
    decisions.some(({ who, when }) => activated.who === who && activated.when === when);
  return Object.keys(apps).filter((app) => !named.includes(app) && isOfSet(apps[app]!));
}

/**
 * Decide a rollback of apps, all or none: former versions live again, the present ones barred, the apps held. Others that
 * went live with them stay, and are named.
 *
 * @throws ReleaseError when there is no version to go back to, or its claims are another's by now
 */
export async function decideRollback(
  context: StoreContext,
  generation: Generation,
  given: readonly string[],
  options: RollbackOptions,
): Promise<Decided> {
  const apps = [...new Set(given)];
  const backs = await Promise.all(
    apps.map(async (app): Promise<[string, RolledBack]> => {
      const others = apps.filter((other) => other !== app);
      return [app, await rolledBack(context, generation, app, { ...options, others })];
    }),
  );
  const next = {
    ...generation.apps,
    ...Object.fromEntries(backs.map(([app, { pointer }]) => [app, pointer])),
  };
  const staying = liveWith(generation, apps);
  const named = staying.map((app) => `${app} ${generation.apps[app]!.version}`).join(' and ');
  const setNote = (whose: string, rest: readonly string[]): string[] =>
    staying.length === 0
      ? []
      : [
          `${apps.join(' and ')} went live together with ${named}. To take back ${whose}: npm run releases -- rollback ${rest.join(' ')}`,
        ];
  refuseFormerClaims(next, apps, setNote('the whole set', [...apps, ...staying]));
  return {
    apps: next,
    changes: backs.map(([app, { pointer }]): Change => {
      return { what: 'rollback', app, from: generation.apps[app]!.version, to: pointer.version };
    }),
    notes: [...setNote('the rest of the set', staying), ...backs.flatMap(([, { notes }]) => notes)],
  };
}
