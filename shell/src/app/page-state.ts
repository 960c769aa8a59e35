/** What the server puts into the page for the client: data that only `JSON.parse` touches. */
import type { Composition } from '@sinima/contracts/composition';
import type { DehydratedState } from '@tanstack/react-query';
import type { FragmentRef } from './site.ts';

export interface PageState {
  /** The site as this visitor gets it; its generation tells an open tab whether another one is live by now. */
  readonly composition: Composition;
  /** The API's answers that the page was rendered with. */
  readonly data: DehydratedState;
  /** The fragments that the server rendered: never taken away because a script is late. */
  readonly rendered: readonly FragmentRef[];
  /** With what the page's reports are believed (`PageReport`); absent where none are taken. */
  readonly reportToken?: string;
}

/** The id of the element that holds it. */
export const PAGE_STATE_ID = 'sinima-page';
/** The id of the element that React hydrates. */
export const ROOT_ID = 'root';
