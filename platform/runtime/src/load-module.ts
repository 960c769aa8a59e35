import type { FragmentModule, RemotePage } from '@sinima/contracts/remote';

/**
 * Load the module of a page or widget. Remotes for `@sinima/container` 2.0 have `prefetch` and `head` beside `load`: there are
 * such releases, to which an operator may roll back.
 */
export async function loadModule(fragment: RemotePage): Promise<FragmentModule> {
  const { load: _load, ...beside } = fragment;
  return { ...beside, ...(await fragment.load()) };
}
