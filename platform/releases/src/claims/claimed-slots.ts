/** The slots of pages, and the widgets that ask to stand in them. */
import { admits, declaredSlot, hasPlace, pageSlotOf } from '@sinima/contracts/page-slot';
import type { LivePointer, OwnedRoutes } from '@sinima/contracts/pointer';
import { SLOTS } from '@sinima/contracts/remote';
import { z } from 'zod';

/** Most slots of a page. */
const MAX_SLOTS = 12;

const slotsShape = z
  .record(
    z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'the name of a slot has a-z, 0-9 and "-" alone'),
    z.object(
      {
        admits: z.array(z.templateLiteral(['mfe-', z.string()], { error: 'it admits what is no remote' }), {
          error: 'it does not say which remotes it admits',
        }),
      },
      { error: 'a slot does not say which remotes it admits' },
    ),
    { error: 'its slots are no list by name' },
  )
  .refine((slots) => Object.keys(slots).length <= MAX_SLOTS, `${MAX_SLOTS} slots are the most`);

/** Return what is wrong with declared slots; undefined: nothing. */
function wrongIn(slots: unknown): string | undefined {
  const issue = slotsShape.safeParse(slots).error?.issues[0];
  // A key that is wrong has its own words within.
  const [inner] = issue && 'issues' in issue ? issue.issues : [];
  return (inner ?? issue)?.message;
}

type Apps = Readonly<Record<string, Pick<LivePointer, 'owned'>>>;

const ownedIn =
  (apps: Apps) =>
  (remote: string): OwnedRoutes | undefined =>
    Object.hasOwn(apps, remote) ? apps[remote]?.owned : undefined;

/** Return what is wrong with the slots that the pages of a remote declare, each a sentence with the remedy. */
export function slotProblems(app: string, { pages }: OwnedRoutes): string[] {
  return Object.entries(pages).flatMap(([id, { slots, isStatic = false }]) => {
    const why =
      slots && (isStatic ? 'a static page has none: widgets in it would never work' : wrongIn(slots));
    return why === undefined
      ? []
      : [
          `${app} declares the slots of its page "${id}": ${why}. Change slots in remote.config.ts of ${app}.`,
        ];
  });
}

/**
 * Return the widgets of a remote that would stand in no page, each a sentence with the remedy. Visitors see nothing of them.
 *
 * @param apps what is live beside it
 */
export function slotClashes(app: string, owned: OwnedRoutes, apps: Apps): string[] {
  const declared = ownedIn({ ...apps, [app]: { owned } });
  return Object.entries(owned.widgets).flatMap(([id, { slot: name }]) => {
    const slot = pageSlotOf(name);
    if (!slot) return [];
    const { remote, page } = slot;
    const declaration = declaredSlot(slot, declared);
    const widget = `${app} puts its widget "${id}" into ${name}`;
    if (!declaration) {
      const slots = Object.keys(declared(remote)?.pages[page]?.slots ?? {});
      const known = slots.map((each) => `${remote}/${page}.${each}`).join(', ');
      return [
        `${widget}, which no live version of ${remote} declares. ` +
          (known === '' ? '' : `The slots of that page are: ${known}. `) +
          `Change remote.config.ts of ${app}, or make a version of ${remote} that declares it live first, or both at once: ` +
          `npm run releases -- activate ${remote}@<version> ${app}@<version>.`,
      ];
    }
    if (admits(slot, declaration, app)) return [];
    return [
      `${widget}, which does not admit ${app}. The team of ${remote} adds '${app}' to admits of the slot in remote.config.ts of ` +
        `${remote}; once that is live, ${app} may follow.`,
    ];
  });
}

/**
 * Return the live widgets of others that a version of a remote has no place for any more, each a sentence: it may go live, and
 * they are not shown.
 */
export function lostWidgets(app: string, owned: OwnedRoutes, apps: Apps): string[] {
  const before = ownedIn(apps);
  const after = ownedIn({ ...apps, [app]: { owned } });
  return Object.entries(apps).flatMap(([other, { owned: theirs }]) =>
    Object.entries(theirs.widgets).flatMap(([id, { slot }]) => {
      const isLost = other !== app && hasPlace(other, slot, before) && !hasPlace(other, slot, after);
      return isLost
        ? [
            `${app} has no place for the widget "${id}" of ${other} any more, which stands in ${slot}: it will not be shown. ` +
              `Tell the team of ${other}, or keep the slot in remote.config.ts of ${app}.`,
          ]
        : [];
    }),
  );
}

/** Return what is wrong with the slots that the widgets of a remote name, whatever is live. */
export function slotNameProblems(app: string, { widgets }: OwnedRoutes): string[] {
  return Object.entries(widgets).flatMap(([id, { slot }]) =>
    slot.includes('/') && !pageSlotOf(slot)
      ? [
          `${app} puts its widget "${id}" into "${slot}", which is neither a slot of the host (${SLOTS.join(', ')}) nor of a page, ` +
            `such as "mfe-title/title.rate". Change remote.config.ts of ${app}.`,
        ]
      : [],
  );
}
