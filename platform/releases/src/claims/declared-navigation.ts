/** Checks the links in header and footer that a remote declares. */
import type { OwnedRoutes } from '@sinima/contracts/pointer';
import { languageCodes } from '@sinima/contracts/languages';
import { NAVIGATION_PLACES } from '@sinima/contracts/navigation';
import { z } from 'zod';
import { patternContains } from '@sinima/contracts/path-pattern';

/** Most entries of one remote in a place: others need room too. */
const MAX_ENTRIES = { header: 4, footer: 12 } as const;

const labelShape = z
  .string({ error: 'its label is no text' })
  .regex(/^\P{C}{1,30}$/u, 'its label is not of 1 to 30 characters')
  .refine((text) => text.trim() === text, 'its label begins or ends with a space');

const entryShape = z.object({
  place: z.enum(NAVIGATION_PLACES, { error: `its place is none of ${NAVIGATION_PLACES.join(', ')}` }),
  label: labelShape,
  labels: z
    .partialRecord(
      z.enum(languageCodes, { error: `its labels are in none of ${languageCodes.join(', ')}` }),
      labelShape,
    )
    .optional(),
  path: z
    .string({ error: 'its path is no text' })
    .regex(
      /^(?:\/[\w.~-]+)+(?:\?[\w.~%+=&-]*)?$/,
      'its path is not of the form /movies or /movies?sort=new, with fixed words alone',
    ),
  order: z.number({ error: 'its order is no number' }),
});

function ownsPath({ pages }: Pick<OwnedRoutes, 'pages'>, path: string): boolean {
  const [pathname = ''] = path.split('?');
  return Object.values(pages).some(({ paths }) =>
    paths.some((pattern) => patternContains(pattern, pathname)),
  );
}

/** Return what is wrong with an entry, in words; undefined when it is right. */
function wrongEntry(entry: unknown, owned: OwnedRoutes): string | undefined {
  const { data, error } = entryShape.safeParse(entry);
  if (error) return error.issues[0]?.message ?? 'it is no entry';
  return ownsPath(owned, data.path) ? undefined : `${data.path} is a path of none of its pages`;
}

/** Return what is wrong with the navigation that a remote declares, each a sentence with the remedy. */
export function navigationProblems(app: string, owned: OwnedRoutes): string[] {
  const remedy = `Change navigation in remote.config.ts of ${app}.`;
  const { navigation = [] } = owned;
  const wrong = [navigation].flat().flatMap((entry: unknown) => {
    const why = wrongEntry(entry, owned);
    const label = String((entry as { label?: unknown } | null)?.label);
    return why === undefined ? [] : [`${app} declares the navigation entry "${label}": ${why}. ${remedy}`];
  });
  if (wrong.length > 0) return wrong;
  return NAVIGATION_PLACES.flatMap((place) => {
    const labels = navigation.filter((entry) => entry.place === place).map(({ label }) => label);
    const twice = labels.find((label, at) => labels.indexOf(label) !== at);
    const most = place === 'header' ? MAX_ENTRIES.header : MAX_ENTRIES.footer;
    return [
      ...(labels.length > most
        ? [`${app} declares ${labels.length} entries in ${place}; ${most} are the most. ${remedy}`]
        : []),
      ...(twice === undefined ? [] : [`${app} declares "${twice}" twice in ${place}. ${remedy}`]),
    ];
  });
}

/** Return the entries of a remote that another one has already, each a sentence with the remedy. */
export function navigationClashes(
  app: string,
  { navigation = [] }: OwnedRoutes,
  others: readonly { readonly app: string; readonly owned: OwnedRoutes }[],
): string[] {
  const taken = others.flatMap((other) =>
    (other.owned.navigation ?? []).map((entry) => ({ other: other.app, ...entry })),
  );
  return navigation.flatMap(({ place, label, path }) => {
    const clash = taken.find(
      (each) => each.place === place && (place === 'account' || each.label === label || each.path === path),
    );
    return clash
      ? [
          `${app} declares the navigation entry "${label}" (${path}) in ${place}, where ${clash.other} has "${clash.label}" ` +
            `(${clash.path}). Change navigation in remote.config.ts of one of them.`,
        ]
      : [];
  });
}
