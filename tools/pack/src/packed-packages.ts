/** Which packages are packed. */
import { packageDir, readPackage } from '@sinima/build/workspace';

/** The packages that a team in another repository installs by name. Their dependencies are packed with them. */
const OFFERED = ['create-sinima-remote', '@sinima/remote', '@sinima/testing', '@sinima/catalogue-ui'];

/** Return the names of the packages, each after those that it depends on. */
export function packedPackages(offered: readonly string[] = OFFERED): string[] {
  const found = new Set<string>();
  const visit = (name: string): void => {
    if (found.has(name)) return;
    const { dependencies = {} } = readPackage(packageDir(name));
    Object.keys(dependencies)
      .filter((dependency) => dependency.startsWith('@sinima/'))
      .forEach(visit);
    found.add(name);
  };
  offered.forEach(visit);
  return [...found];
}
