/** How much a new contract differs from the released one. */
export type Difference = 'none' | 'compatible' | 'breaking';

/** Return the version after `version` (semver.org): a breaking change raises the first number, a compatible one the second. */
export function nextVersion(version: string, difference: Difference): string {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (difference === 'breaking') return `${major + 1}.0.0`;
  return difference === 'compatible' ? `${major}.${minor + 1}.0` : version;
}
