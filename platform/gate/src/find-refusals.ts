/** Everything that is compared before a release is published; nothing is read or run here. */
import type { Generation } from '@sinima/contracts/pointer';
import { isHostRelease, type BuiltRelease, type HostOffers, type Release } from '@sinima/contracts/release';
import type { OpenApi } from './api/open-api.ts';
import { oversizedParts } from './contents/size-budget.ts';
import { styleLeaks } from './contents/style-leaks.ts';
import { hostRefusals } from './needs/host-refusals.ts';
import { incompatibilities } from './needs/incompatibilities.ts';

/** What a release is compared with. */
export interface Surroundings {
  /** What the live host offers. */
  readonly offers: HostOffers;
  readonly openapi: OpenApi;
  readonly generation: Generation;
  /** The releases that the generation names; a host is compared with what they need. */
  readonly releases?: readonly Release[];
  /** The folder that the sources lie in, e.g. `mfe-title`; left out, the name is not compared with it. */
  readonly folder?: string;
}

/** Return why a built release cannot be published: one message each, all at once, none when it fits. */
export function findRefusals(
  built: BuiltRelease,
  stylesheets: readonly string[],
  { offers, openapi, generation, releases = [], folder }: Surroundings,
): string[] {
  const named =
    folder === undefined || folder === built.app
      ? []
      : [
          `The release built from ${folder}/ names itself ${built.app}. Set name: '${folder}' in ${folder}/remote.config.ts.`,
        ];
  if (isHostRelease(built)) {
    return [...named, ...oversizedParts(built), ...hostRefusals(built.offers, generation, releases)];
  }
  return [
    ...named,
    ...incompatibilities(built, offers, openapi),
    ...oversizedParts(built),
    ...stylesheets.flatMap((css) => styleLeaks(built.app, css)),
  ];
}
