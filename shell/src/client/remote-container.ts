/** Containers of Module Federation, in the form that remotes' entries have. */
import type { RemoteModule } from '@sinima/contracts/remote';
import { loadScript } from './load-script.ts';

interface Container {
  /** Hand over what the host shares. */
  init(shared: unknown): unknown;
  get(module: string): Promise<() => { default: RemoteModule }>;
}

/** The bundler puts what the host shares in its place. */
declare const __webpack_share_scopes__: { readonly default: unknown };

/**
 * Load an entry, unless the page has it, and return the module that it exposes.
 *
 * @param global the name under which the entry puts its container
 * @param deadline how long the entry's script may take, in milliseconds
 */
export async function loadContainer(
  global: string,
  entry: URL,
  integrity: string | undefined,
  deadline: number,
): Promise<RemoteModule> {
  const page = globalThis as unknown as Record<string, Container | undefined>;
  if (!page[global]) await loadScript(entry, integrity, deadline);
  const container = page[global];
  if (!container) throw new Error(`The script ${entry.pathname} made no ${global}.`);
  await container.init(__webpack_share_scopes__.default);
  const factory = await container.get('./remote');
  return factory().default;
}
