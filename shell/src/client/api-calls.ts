/** The calls of a page: each names the version of the part of the API that the page was composed with. */
import type { Composition } from '@sinima/contracts/composition';
import { withRelease } from '@sinima/contracts/release-of-call';
import type { ApiFetch } from '@sinima/runtime/host';
import { takeBackSubmitted } from './typed-fields.ts';

/**
 * Return how a page reaches the API. Where the version that a call names is gone, the document comes anew, of versions
 * that are there; where it does not, the page shows the answer (410) as any other error.
 *
 * @param loadDocument resolves with whether the document is being loaded
 */
export function apiCalls({ remotes }: Composition, loadDocument: () => Promise<boolean>): ApiFetch {
  return async (path, call) => {
    const answer = await fetch(withRelease(path, remotes), call);
    if (answer.status === 410 && call.method !== undefined) takeBackSubmitted();
    // The page that goes has nothing to show any more.
    return answer.status === 410 && (await loadDocument()) ? new Promise(() => undefined) : answer;
  };
}
