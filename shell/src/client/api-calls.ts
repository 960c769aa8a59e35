/** The calls of a page: each names the version of the part of the API that the page was composed with. */
import type { Composition } from '@sinima/contracts/composition';
import { withRelease } from '@sinima/contracts/release-of-call';
import type { ApiFetch } from '@sinima/runtime/host';

/**
 * Return how a page reaches the API. Where the version that a call names is gone, the document comes anew, of versions
 * that are there; where it does not, the page shows the answer (410) as any other error.
 *
 * @param loadDocument resolves with whether the document is being loaded
 */
export function apiCalls({ remotes }: Composition, loadDocument: () => Promise<boolean>): ApiFetch {
  return async (path, init) => {
    const answer = await fetch(withRelease(path, remotes), init);
    // The page that goes has nothing to show any more.
    return answer.status === 410 && (await loadDocument()) ? new Promise(() => undefined) : answer;
  };
}
