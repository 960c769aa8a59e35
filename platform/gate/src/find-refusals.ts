/** Everything that is compared before a release is published; nothing is read or run here. */
import { isHostRelease, type BuiltRelease, type BuiltRemote } from '@sinima/contracts/release';
import { clashes, ownClaimProblems } from '@sinima/releases/claims';
import { lostWidgets, slotClashes } from '@sinima/releases/claimed-slots';
import { ownedRoutesOf } from '@sinima/releases/owned-routes';
import { declaredReadProblems } from './api/declared-reads.ts';
import { oversizedParts } from './contents/size-budget.ts';
import { styleLeaks } from './contents/style-leaks.ts';
import { droppedDeletion } from './needs/dropped-deletion.ts';
import { hostRefusals } from './needs/releases-in-use.ts';
import { apiProblems, incompatibilities } from './needs/incompatibilities.ts';
import { partRefusals } from './needs/part-refusals.ts';
import type { Surroundings } from './surroundings.ts';

/** The reasons against a release, and notes. */
export interface Findings {
  readonly refusals: readonly string[];
  /** Those of the refusals that nobody may override: what is wrong with its claims. */
  readonly firm: readonly string[];
  readonly warnings: readonly string[];
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

function claimFindings(built: BuiltRemote, { generation, goesLive = true }: Surroundings): Findings {
  const owned = ownedRoutesOf(built);
  const own = ownClaimProblems(built.app, owned);
  if (own.length > 0) return { refusals: own, firm: own, warnings: [] };
  const { apps } = generation;
  const others = [...clashes(built.app, owned, apps), ...slotClashes(built.app, owned, apps)];
  const firm = goesLive ? others : [];
  const lost = lostWidgets(built.app, owned, apps);
  return { refusals: firm, firm, warnings: goesLive ? lost : [...others, ...lost] };
}

/** Return what speaks against publishing a built release: one message each, all at once, none when it fits. */
export function findRefusals(
  built: BuiltRelease,
  stylesheets: readonly string[],
  surroundings: Surroundings,
): Findings {
  const { generation, releases = [], offers, openapi } = surroundings;
  if (isHostRelease(built)) {
    const needed = hostRefusals(built.offers, generation, releases);
    return { refusals: [...oversizedParts(built), ...needed], firm: [], warnings: [] };
  }
  const claims = claimFindings(built, surroundings);
  const leaks = stylesheets.flatMap((css) => styleLeaks(built.app, css));
  return {
    ...claims,
    refusals: [
      claims.refusals,
      ownerProblems(built),
      offers ? incompatibilities(built, offers, openapi) : apiProblems(built, openapi),
      declaredReadProblems(built, openapi),
      partRefusals(built, openapi, generation, releases),
      droppedDeletion(built, generation, releases),
      oversizedParts(built),
      leaks,
    ].flat(),
  };
}
