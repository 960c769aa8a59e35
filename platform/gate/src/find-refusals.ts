/** Everything that is compared before a release is published; nothing is read or run here. */
import { isHostRelease, type BuiltRelease, type BuiltRemote } from '@sinima/contracts/release';
import { clashes, ownClaimProblems, wrongName } from '@sinima/releases/claims';
import { ownedRoutesOf } from '@sinima/releases/owned-routes';
import { declaredReadProblems } from './api/declared-reads.ts';
import { oversizedParts } from './contents/size-budget.ts';
import { styleLeaks } from './contents/style-leaks.ts';
import { hostRefusals } from './needs/host-refusals.ts';
import { apiProblems, incompatibilities } from './needs/incompatibilities.ts';
import type { Surroundings } from './surroundings.ts';

/** What speaks against a release, and what is worth knowing. */
export interface Findings {
  readonly refusals: readonly string[];
  /** Those of the refusals that nobody may override: name, ownership of paths, integrity. */
  readonly firm: readonly string[];
  readonly warnings: readonly string[];
}

/** Compare a remote with the host, if one is live; slots are known to the live host, or to this repository's. */
function needsRefusals(built: BuiltRemote, { offers, openapi }: Surroundings): string[] {
  return offers ? incompatibilities(built, offers, openapi) : apiProblems(built, openapi);
}

/** The handle of a person or a team, as in CODEOWNERS. */
const HANDLE = /^@[\w-]+(?:\/[\w-]+)?$/;

function ownerProblems({ app, owner }: BuiltRemote): string[] {
  if (owner === undefined || (typeof owner === 'string' && HANDLE.test(owner))) return [];
  return [
    `${app} declares the owner ${JSON.stringify(owner)}: write the team as in CODEOWNERS, e.g. "@sinima/people". ` +
      `Change owner in remote.config.ts of ${app}.`,
  ];
}

function claimFindings(built: BuiltRemote, { generation, offers, goesLive = true }: Surroundings): Findings {
  const owned = ownedRoutesOf(built);
  // Where there is a host, its slots are compared with the rest of what it offers.
  const slots = Object.values(built.widgets).map(({ slot }) => slot);
  const own = ownClaimProblems(built.app, owned, offers ? slots : undefined);
  const others = clashes(built.app, owned, generation.apps);
  const firm = goesLive ? [...own, ...others] : own;
  return { refusals: firm, firm, warnings: goesLive ? [] : others };
}

/** Return what speaks against publishing a built release: one message each, all at once, none when it fits. */
export function findRefusals(
  built: BuiltRelease,
  stylesheets: readonly string[],
  surroundings: Surroundings,
): Findings {
  const { folder, generation, releases = [] } = surroundings;
  const named = (folder === undefined ? undefined : wrongName(built.app, folder)) ?? [];
  if (isHostRelease(built)) {
    const needed = hostRefusals(built.offers, generation, releases);
    return { refusals: [named, oversizedParts(built), needed].flat(), firm: [named].flat(), warnings: [] };
  }
  const claims = claimFindings(built, surroundings);
  const leaks = stylesheets.flatMap((css) => styleLeaks(built.app, css));
  return {
    refusals: [
      named,
      claims.refusals,
      ownerProblems(built),
      needsRefusals(built, surroundings),
      declaredReadProblems(built, surroundings.openapi),
      oversizedParts(built),
      leaks,
    ].flat(),
    firm: [named, claims.firm].flat(),
    warnings: claims.warnings,
  };
}
