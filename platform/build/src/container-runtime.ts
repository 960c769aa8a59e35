/**
 * What a remote's entry does for federation, in place of federation's whole runtime: it takes shared packages from the
 * host, and has none of its own to share, no remotes and one shape of share scope. Bundled into each entry
 * (`remote-bundles.ts`); Rspack's part of the entry calls it, so that its names are federation's.
 */

interface SharedPackage {
  /** Made when the package was first used. */
  readonly lib?: () => unknown;
  readonly get: () => ModuleFactory | Promise<ModuleFactory>;
}

type ModuleFactory = () => unknown;

/** By package, then by version. The host shares one version of each. */
type ShareScope = Readonly<Record<string, Readonly<Record<string, SharedPackage>>>>;

interface Consumes {
  chunkId: string;
  promises: Promise<unknown>[];
  /** Ids of the modules that stand for shared packages, by chunk. */
  chunkMapping: Record<string, readonly string[]>;
  moduleToHandlerMapping: Record<string, { shareKey: string }>;
  installedModules: Record<string, Promise<unknown> | undefined>;
  webpackRequire: { m: Record<string, (module: { exports: unknown }) => void> };
}

let scope: ShareScope = {};

async function takeFromHost(shareKey: string): Promise<ModuleFactory> {
  const [shared] = Object.values(scope[shareKey] ?? {});
  if (!shared) throw new Error(`The host shares no ${shareKey}.`);
  return shared.lib ?? shared.get();
}

function consumes(options: Consumes): void {
  const { chunkId, promises, chunkMapping, moduleToHandlerMapping, installedModules, webpackRequire } =
    options;
  for (const id of chunkMapping[chunkId] ?? []) {
    const install = async (): Promise<void> => {
      const factory = await takeFromHost(moduleToHandlerMapping[id]!.shareKey);
      webpackRequire.m[id] = (module) => {
        module.exports = factory();
      };
    };
    promises.push((installedModules[id] ??= install()));
  }
}

function initContainerEntry({ shareScope }: { shareScope: ShareScope }): void {
  scope = shareScope;
}

const bundlerRuntime = {
  S: {},
  consumes,
  initContainerEntry,
  init: () => ({}),
  /** An entry has no modules of its own that use a shared package. */
  installInitialConsumes: () => undefined,
};

export default { bundlerRuntime };
