/** The host's promises to remotes, as data, and the promises that a change breaks. */

/** The facts about an export without its whole type. */
export interface ExportShape {
  readonly kind: 'function' | 'value' | 'type';
  /** Arguments that a call has to give. */
  readonly required?: number;
  /** Whether each property may be left out. */
  readonly properties?: Readonly<Record<string, 'always' | 'optional'>>;
  /** The texts that the type allows: `["home"]`. */
  readonly values?: readonly string[];
}

/** Exports by name. */
export type ModuleShape = Readonly<Record<string, ExportShape>>;

/** The promises to remotes. */
export interface HostPromises {
  /** Versions of the packages that promise it. */
  readonly versions: Readonly<Record<string, string>>;
  /** Exports of the modules that host and remotes meet in, by module. */
  readonly modules: Readonly<Record<string, ModuleShape>>;
  /** Custom properties that the host sets. */
  readonly tokens: readonly string[];
  /** Names of the theme that utilities are made from. */
  readonly theme: readonly string[];
}

/** Types that the host gives and remotes read. The others are written by remotes. */
const GIVEN_BY_HOST = new Set(['ListPage', 'PageContext', 'PageData']);

const gone = (where: string, before: readonly string[], after: readonly string[]): string[] =>
  before.filter((name) => !after.includes(name)).map((name) => `${where} ${name} is gone`);

function brokenProperties(name: string, before: ExportShape, after: ExportShape): string[] {
  const [was, is] = [before.properties ?? {}, after.properties ?? {}];
  const changed = Object.keys(was).flatMap((property) => {
    const [old, now] = [was[property], is[property]];
    if (now === undefined) return [`${name}.${property} is gone`];
    if (old === now) return [];
    if (GIVEN_BY_HOST.has(name)) return now === 'optional' ? [`${name}.${property} may be absent now`] : [];
    return now === 'always' ? [`${name}.${property} has to be given now`] : [];
  });
  const demanded = Object.keys(is).filter((property) => !(property in was) && is[property] === 'always');
  return GIVEN_BY_HOST.has(name)
    ? changed
    : [...changed, ...demanded.map((property) => `${name}.${property} has to be given now`)];
}

function brokenExport(name: string, before: ExportShape, after: ExportShape): string[] {
  if (before.kind !== after.kind) return [`${name} was a ${before.kind} and is a ${after.kind}`];
  const asksMore = (after.required ?? 0) > (before.required ?? 0);
  return [
    ...(asksMore ? [`${name}() wants ${after.required} arguments now`] : []),
    ...gone(`${name}:`, before.values ?? [], after.values ?? []),
    ...brokenProperties(name, before, after),
  ];
}

function brokenModule(module: string, before: ModuleShape, after: ModuleShape): string[] {
  return Object.entries(before).flatMap(([name, shape]) => {
    const now = after[name];
    const problems = now === undefined ? [`${name} is gone`] : brokenExport(name, shape, now);
    return problems.map((problem) => `${module}: ${problem}`);
  });
}

/** Tell whether a package has another major version than when it promised. */
function isNewMajor(before: HostPromises, after: HostPromises, name: string): boolean {
  const major = ({ versions }: HostPromises): number => Number(versions[name]?.split('.')[0]);
  return major(after) > major(before);
}

/** The package of a module: `@sinima/contracts/remote` → `@sinima/contracts`. */
const packageOf = (module: string): string => module.split('/').slice(0, 2).join('/');

/** Return what was promised and does not hold any more within the same major version: one sentence each. */
export function brokenPromises(promised: HostPromises, present: HostPromises): string[] {
  const modules = Object.entries(promised.modules).flatMap(([module, shape]) =>
    isNewMajor(promised, present, packageOf(module))
      ? []
      : brokenModule(module, shape, present.modules[module] ?? {}),
  );
  if (isNewMajor(promised, present, '@sinima/ui-kit')) return modules;
  return [
    ...modules,
    ...gone('token', promised.tokens, present.tokens),
    ...gone('theme:', promised.theme, present.theme),
  ];
}
