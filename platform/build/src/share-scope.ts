/** What host and containers hand each other, in the form that Module Federation's containers have. */

/** Makes a module, or returns the instance that there is. */
export type ModuleFactory = () => unknown;

export interface SharedPackage {
  readonly get: () => ModuleFactory | Promise<ModuleFactory>;
}

/** By package, then by version. The host shares one version of each. */
export type ShareScope = Readonly<Record<string, Readonly<Record<string, SharedPackage>>>>;

/** The factories of an entry's modules, by id. */
export type ModuleFactories = Record<string, (module: { exports: unknown }) => void>;
