/** Errors of one place in the sources as one group, from version to version. */
import { createHash } from 'node:crypto';
import type { ErrorGroup, GroupInVersion, SourcePlace } from '@sinima/contracts/error-groups';
import type { CountedError } from '@sinima/contracts/reports';
import type { VersionSources } from './release-sources.ts';

/** Groups of an app that are kept, and versions of a group: the latest ones. */
const MAX_GROUPS = 100;
const MAX_VERSIONS = 10;

/** An error as it was counted, and where it was thrown. */
export interface PlacedError extends VersionSources {
  readonly error: CountedError;
  readonly place: SourcePlace;
}

/**
 * Return what names a group: app, error and place. Lines move from version to version, so that the text of the line counts
 * in place of its number, where it is known.
 */
export function groupId({ error, place }: Pick<PlacedError, 'error' | 'place'>): string {
  const where = [place.file, place.function, place.text ?? place.line];
  const name = JSON.stringify([error.app, error.name, ...where]);
  return createHash('sha256').update(name).digest('hex').slice(0, 12);
}

/** Return a group with one more error in it. @param now ISO time */
export function withError(group: ErrorGroup | undefined, placed: PlacedError, now: string): ErrorGroup {
  const { error, place, owner, commit } = placed;
  const { app, version, name, message, source, times, pages } = error;
  const before = group?.versions[version];
  const seen: GroupInVersion = {
    ...place,
    ...(commit !== undefined && { commit }),
    times: (before?.times ?? 0) + times,
    pages: (before?.pages ?? 0) + pages,
    first: before?.first ?? now,
    last: now,
  };
  const { [version]: _former, ...others } = group?.versions ?? {};
  return {
    id: groupId(placed),
    app,
    owner,
    name,
    message,
    sources: [...new Set([...(group?.sources ?? []), source])].sort(),
    firstVersion: group?.firstVersion ?? version,
    versions: Object.fromEntries([...Object.entries(others), [version, seen] as const].slice(-MAX_VERSIONS)),
  };
}

const lastOf = ({ versions }: ErrorGroup): string =>
  Object.values(versions).reduce((latest, { last }) => (last > latest ? last : latest), '');

/** Return the groups that are kept, the latest first. */
export function latestGroups(groups: Iterable<ErrorGroup>): ErrorGroup[] {
  return [...groups].sort((a, b) => lastOf(b).localeCompare(lastOf(a))).slice(0, MAX_GROUPS);
}

/** Return the groups that were seen in a version: those that are new in it first, then by the pages that had them. */
export function errorsIn(groups: readonly ErrorGroup[], version: string): ErrorGroup[] {
  const isNew = ({ firstVersion }: ErrorGroup): number => Number(firstVersion === version);
  const weight = ({ versions }: ErrorGroup): number => {
    const { pages = 0, times = 0 } = versions[version] ?? {};
    return pages * 1_000 + times;
  };
  return groups
    .filter(({ versions }) => Object.hasOwn(versions, version))
    .sort((a, b) => isNew(b) - isNew(a) || weight(b) - weight(a));
}
