/** The state that open pages get: all of it each time, so that a page that was away misses nothing. */
import type { Problem } from './problem.ts';

/** A remote that is worked on. */
export interface RemoteState {
  /** The newest build of its browser bundle. */
  readonly hash: string;
  /** Address of that build's stylesheet. */
  readonly style: string;
  /** Changes with its pictures, which pages find only once it is live. */
  readonly pictures: string;
  /** The build that documents come with by now. */
  readonly live: string;
  /** The version under which they do. */
  readonly version: string;
  /** Changes when a new document is the only way to show it: with its pages, say. */
  readonly declarations: string;
}

export interface DevState {
  /** Changes when pages have to come as new documents: with the shell, or with the API. */
  readonly surroundings: string;
  readonly remotes: Readonly<Record<string, RemoteState>>;
  readonly problems: readonly Problem[];
}
