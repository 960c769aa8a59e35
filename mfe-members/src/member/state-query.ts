import type { MemberState } from '../../api/openapi.ts';
import { apiQuery, useQuery } from '@sinima/runtime';
import { useSignedInHint } from './signed-in-hint.ts';

/** The records on a page: slugs of titles and people, ids of reviews, keys of lists, handles of members. */
export interface Shown {
  readonly titles?: readonly string[];
  readonly people?: readonly string[];
  readonly reviews?: readonly string[];
  readonly lists?: readonly string[];
  readonly members?: readonly string[];
}

const stateQuery = (shown: Shown) => {
  const names = Object.entries(shown).flatMap(([kind, values]: [string, readonly string[]]) =>
    values.length === 0 ? [] : [[kind, values.join(',')]],
  );
  return apiQuery('/api/me/state', { query: Object.fromEntries(names) as object });
};

/** The signed-in member's marks and ratings for the records on a page. */
export interface StateOfShown {
  /** There is a member, or may be one: a session was begun in this browser. */
  readonly isMember: boolean;
  /** Undefined for anonymous visitors, and until it is known. */
  readonly state: MemberState | undefined;
  /** It could not be read. */
  readonly isError: boolean;
  /** Ask anew. */
  readonly retry: () => void;
}

/** Read the member's state for a page, once; anonymous visitors make no call. */
export function useMemberState(shown: Shown): StateOfShown {
  const isHinted = useSignedInHint() === true;
  const { data, error, refetch } = useQuery({ ...stateQuery(shown), enabled: isHinted });
  const isSignedOut = (error as { status?: number } | null)?.status === 401;
  return {
    isMember: isHinted && !isSignedOut,
    state: isHinted ? data : undefined,
    isError: error !== null && !isSignedOut,
    retry: () => void refetch(),
  };
}
