/** What the server puts into the page for the client: data that only `JSON.parse` touches. */
import type { Composition } from '@sinima/contracts/composition';
import type { DehydratedState } from '@tanstack/react-query';
import type { FragmentRef } from './site.ts';

export interface PageState {
  readonly composition: Composition;
  /** The API's answers that the page was rendered with. */
  readonly data: DehydratedState;
  /** The fragments that the server rendered: never taken away because a script is late. */
  readonly rendered: readonly FragmentRef[];
}

/** The id of the element that holds it. */
export const PAGE_STATE_ID = 'sinima-page';
/** The id of the element that React hydrates. */
export const ROOT_ID = 'root';
