import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { hashOfAddress } from '@sinima/contracts/content-address';
import type { BuiltRelease } from '@sinima/contracts/release';

function namedBy(built: BuiltRelease): string[] {
  const common = [built.server, ...built.styles];
  if ('client' in built) {
    const { script, preload, style, fonts } = built.client;
    return [...common, built.renderer, script, ...preload, style, ...fonts];
  }
  const fragments = [...Object.values(built.pages), ...Object.values(built.widgets)];
  const federation = [built.entry, ...(built.manifest === undefined ? [] : [built.manifest])];
  return [...common, ...federation, ...fragments.flatMap(({ scripts }) => scripts)];
}

async function problemOf(built: BuiltRelease, dir: string, file: string): Promise<string[]> {
  const rebuild = `Build ${built.app} again; do not edit what was built.`;
  const hash = hashOfAddress(file);
  if (hash === undefined) {
    return [
      `${file} of ${built.app} carries no hash in its name. Build ${built.app} with this repository's build.`,
    ];
  }
  const bytes = await readFile(path.join(dir, file)).catch(() => undefined);
  if (!bytes) return [`${file} of ${built.app} ${built.version} is missing in ${dir}. ${rebuild}`];
  const actual = createHash('sha256').update(bytes).digest('base64url');
  return actual === hash
    ? []
    : [
        `${file} of ${built.app} ${built.version} is not what its name says: it was altered after the build. ${rebuild}`,
      ];
}

/** Return what is wrong with a built release's files: missing, altered, or named and not listed. */
export async function alteredFiles(built: BuiltRelease, dir: string): Promise<string[]> {
  const unlisted = [...new Set(namedBy(built))]
    .filter((file) => !Object.hasOwn(built.files, file))
    .map(
      (file) =>
        `${built.app} ${built.version} names ${file} and does not list it among its files. Build it again.`,
    );
  const copies = Object.values(built.files).flatMap(({ encodings }) =>
    Object.values(encodings ?? {}).map(({ file }) => file),
  );
  const files = [...new Set([...Object.keys(built.files), ...copies])];
  const problems = await Promise.all(files.map((file) => problemOf(built, dir, file)));
  return [...unlisted, ...problems.flat()];
}
