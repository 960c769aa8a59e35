/** The entries of a workspace in npm's lock file, as `npm install` writes them, without asking a registry. */

interface LockedPackage {
  readonly name?: string;
  readonly version?: string;
  readonly resolved?: string;
  readonly link?: boolean;
}

interface LockFile {
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

interface WorkspacePackage {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

/**
 * Return a lock file with a workspace added. Its dependencies have to be there already.
 *
 * @param text the present `package-lock.json`
 * @param folder the workspace's folder, relative to the root
 * @param packageText its `package.json`
 */
export function addWorkspace(text: string, folder: string, packageText: string): string {
  const { packages, ...rest } = JSON.parse(text) as LockFile;
  const { name, version, license, dependencies, devDependencies } = JSON.parse(
    packageText,
  ) as WorkspacePackage;
  const added: Record<string, LockedPackage> = {
    ...packages,
    [folder]: {
      name,
      version,
      ...(license !== undefined && { license }),
      ...(dependencies && { dependencies }),
      ...(devDependencies && { devDependencies }),
    },
    [`node_modules/${name}`]: { resolved: folder, link: true },
  };
  const sorted = Object.entries(added).sort(([a], [b]) => a.localeCompare(b, 'en'));
  return `${JSON.stringify({ ...rest, packages: Object.fromEntries(sorted) }, undefined, 2)}\n`;
}
