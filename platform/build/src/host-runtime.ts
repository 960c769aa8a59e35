/**
 * What the host's entry does for federation: it has the shared packages, all in its own file, and puts them where containers
 * take them from. Remotes are loaded by the page's composition (`shell/src/client/remote-loader.ts`). Bundled into the
 * host's client (`federation-runtime.ts`); the names of the entry's parts are Rspack's.
 */
import type { ModuleFactories, ModuleFactory, ShareScope } from './share-scope.ts';

interface HostRequire {
  readonly m: ModuleFactories;
  /** Absent where the host has no chunks of its own. */
  readonly f?: { consumes?: () => void };
  /** Share scopes, as `__webpack_share_scopes__` gives them. */
  readonly S: Record<string, ShareScope>;
  readonly initializeSharingData: {
    readonly scopeToSharingDataMapping: {
      readonly default: readonly {
        readonly name: string;
        readonly version: string;
        readonly factory: () => ModuleFactory;
      }[];
    };
  };
  readonly consumesLoadingData: {
    readonly moduleIdToConsumeDataMapping: Readonly<
      Record<string, { readonly fallback: () => ModuleFactory }>
    >;
  };
}

export default function startHost(require: HostRequire): void {
  const { default: provided } = require.initializeSharingData.scopeToSharingDataMapping;
  require.S['default'] = Object.fromEntries(
    provided.map(({ name, version, factory }) => [name, { [version]: { get: factory } }]),
  );
  const consumed = Object.entries(require.consumesLoadingData.moduleIdToConsumeDataMapping);
  for (const [id, { fallback }] of consumed) {
    require.m[id] = (module) => {
      module.exports = fallback()();
    };
  }
  // The host's own chunks wait for nothing: what is shared stands in the entry.
  if (require.f) require.f.consumes = () => undefined;
}
