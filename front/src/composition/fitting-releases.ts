import type { HostOffers, RemoteRelease } from '@sinima/contracts/release';
import { incompatibilities } from '@sinima/gate/needs/incompatibilities';
import type { CompositionRules } from './compose-site.ts';

/**
 * Tell which releases fit a host; report each that does not once, with the remedy. Such a release is no error of the
 * site's: the version before it stands in, and the host starts in any case.
 */
export function fitting(offers: HostOffers, onError: (error: Error) => void): CompositionRules['fits'] {
  const known = new WeakMap<RemoteRelease, boolean>();
  return (release) => {
    const former = known.get(release);
    if (former !== undefined) return former;
    const problems = incompatibilities(release, offers);
    known.set(release, problems.length === 0);
    if (problems.length > 0) {
      onError(
        new Error(
          `${release.app} ${release.version} does not fit the host and is left out. ${problems.join(' ')}`,
        ),
      );
    }
    return problems.length === 0;
  };
}
