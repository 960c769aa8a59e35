/**
 * The packages that host and remotes share, said once. Two packages and one thin facade: shared whole, the router and the query
 * library would cost visitors some 50 KB more (`docs/decisions/0001-one-composition.md`).
 */
import { CONTAINER_INTERFACE, SHARED_GLOBAL } from '@sinima/contracts/host';
import { packageVersion } from './workspace.ts';

/** The packages of which there is one instance in a page, and one in the shell server. */
const sharedPackages = ['react', 'react-dom', '@sinima/runtime'] as const;

/** The versions that are shared, by package, as the code in a folder gets them. */
function sharedVersions(dir: string): Record<string, string> {
  return Object.fromEntries(sharedPackages.map((name) => [name, packageVersion(name, dir)]));
}

/**
 * Return what a remote needs of the host and the host offers, by name: the packages, and the interface of containers.
 *
 * @param dir folder of the app
 */
export function sharedInterfaces(dir: string): Record<string, string> {
  return { ...sharedVersions(dir), [CONTAINER_INTERFACE.name]: CONTAINER_INTERFACE.version };
}

/** Module Federation's `shared` of the host, which brings the packages. */
export function sharedByHost(dir: string): Record<string, object> {
  return Object.fromEntries(
    Object.entries(sharedVersions(dir)).map(([name, version]) => [
      name,
      { singleton: true, eager: true, version, requiredVersion: version },
    ]),
  );
}

/** Module Federation's `shared` of a remote, which takes them. */
export function sharedByRemote(dir: string): Record<string, object> {
  return Object.fromEntries(
    Object.entries(sharedVersions(dir)).map(([name, version]) => [
      name,
      { singleton: true, import: false, requiredVersion: `^${version}` },
    ]),
  );
}

/** Rspack's `externals` of a remote's server bundle: the shell server's own instances, wherever the store lies. */
export function externalsOnServer(): Record<string, string> {
  return Object.fromEntries(
    sharedPackages.map((name) => [name, `globalThis.${SHARED_GLOBAL}[${JSON.stringify(name)}]`]),
  );
}
