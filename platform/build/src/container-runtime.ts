/**
 * What a remote's entry does for federation: it takes shared packages from the host, and has none of its own to share, no
 * remotes and one shape of share scope. Bundled into each entry (`federation-runtime.ts`); the names of the entry's parts
 * are Rspack's.
 */
import type { ModuleFactories, ModuleFactory, ShareScope } from './share-scope.ts';

interface ContainerRequire {
  readonly m: ModuleFactories;
  readonly f: { consumes?: (chunkId: string, promises: Promise<unknown>[]) => void };
  /** Which modules stand for shared packages, and in which chunks; absent where nothing is shared. */
  readonly consumesLoadingData?: {
    readonly chunkMapping: Readonly<Record<string, readonly string[]>>;
    readonly moduleIdToConsumeDataMapping: Readonly<Record<string, { readonly shareKey: string }>>;
  };
  readonly initializeExposesData: {
    readonly moduleMap: Readonly<Record<string, () => Promise<ModuleFactory>>>;
  };
  initContainer: (scope: ShareScope) => void;
  getContainer: (name: string) => Promise<ModuleFactory>;
}

export default function startContainer(require: ContainerRequire): void {
  const { consumesLoadingData: shared, initializeExposesData: exposed } = require;
  const installs: Record<string, Promise<void>> = {};
  let scope: ShareScope = {};

  async function install(id: string, shareKey: string): Promise<void> {
    const [taken] = Object.values(scope[shareKey] ?? {});
    if (!taken) throw new Error(`The host shares no ${shareKey}.`);
    const factory = await taken.get();
    require.m[id] = (module) => {
      module.exports = factory();
    };
  }

  require.f.consumes = (chunkId, promises) => {
    for (const id of shared?.chunkMapping[chunkId] ?? [])
      promises.push((installs[id] ??= install(id, shared!.moduleIdToConsumeDataMapping[id]!.shareKey)));
  };
  require.initContainer = (given) => {
    scope = given;
  };
  require.getContainer = async (name) => {
    const get = exposed.moduleMap[name];
    if (!get) throw new Error(`The container has no ${name}.`);
    return get();
  };
}
