import { readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { rootDir } from './workspace.ts';

const inlineMap = /\n\/\/# sourceMappingURL=data:.*/g;

/**
 * Take what is about this machine out of bundles of development, for others to run: files are named from the repository's
 * root, and source maps, which hold them too, go.
 *
 * @param dir folder of the bundler's files
 */
export async function makePortable(dir: string): Promise<void> {
  const names = await readdir(dir, { recursive: true });
  for (const name of names.filter((each) => /\.m?js$/.test(each))) {
    const file = path.join(dir, name);
    const text = await readFile(file, 'utf8');
    await writeFile(file, text.replaceAll(`${rootDir}${path.sep}`, '').replaceAll(inlineMap, ''));
  }
}
