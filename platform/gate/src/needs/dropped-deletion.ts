import type { Generation } from '@sinima/contracts/pointer';
import { isHostRelease, type BuiltRemote, type Release } from '@sinima/contracts/release';

/**
 * Return why a release cannot go live that no longer says how it deletes its records of a member, as the live version does:
 * accounts would be deleted, and their records would stay.
 *
 * @param releases those that the generation names
 */
export function droppedDeletion(
  { app, api }: Pick<BuiltRemote, 'app' | 'api'>,
  generation: Generation,
  releases: readonly Release[],
): string[] {
  const version = generation.apps[app]?.version;
  const live = releases.find((release) => release.app === app && release.version === version);
  if (!live || isHostRelease(live) || !live.api?.aboutMembers || api?.aboutMembers) return [];
  const { deletion } = live.api.aboutMembers;
  return [
    `${app} ${version}, which is live, deletes its records of a member by DELETE /api/${deletion}. This version declares no ` +
      'such call, and would leave the records of deleted accounts: keep aboutMembers in api of remote.config.ts.',
  ];
}
