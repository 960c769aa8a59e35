import type { BuiltRelease } from '@sinima/contracts/release';
import { namedFiles } from '@sinima/releases/named-files';
import { readBuiltFiles } from '@sinima/releases/release-files';

/** Return what is wrong with a built release's files: missing, altered, or named and not listed. */
export async function alteredFiles(built: BuiltRelease, dir: string): Promise<string[]> {
  const { app, version } = built;
  const named = new Set(namedFiles(built).map(({ file }) => file));
  const unlisted = [...named]
    .filter((file) => !Object.hasOwn(built.files, file))
    .map((file) => `${app} ${version} names ${file} and does not list it among its files. Build it again.`);
  const { wrong } = await readBuiltFiles(built, dir);
  const remedy = `Build ${app} again; do not edit built files.`;
  const problems = wrong.map((each) =>
    each.wrong === 'missing'
      ? `${each.file} of ${app} ${version} is missing in ${dir}. ${remedy}`
      : `${each.file} of ${app} ${version} is not what its name says: it was altered after the build. ${remedy}`,
  );
  return [...unlisted, ...problems];
}
