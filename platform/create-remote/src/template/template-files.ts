/** The template: a remote that can be tested, and the files that differ by where a remote lives. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Where a remote lives: in this repository, or in one of its own with the packages installed. */
export type TemplateKind = 'repository' | 'standalone';

/** The texts of files by their path in the remote's folder. */
export interface Template {
  /** The files of all remotes. */
  readonly files: Readonly<Record<string, string>>;
  /** Files that replace these or come with them, by where the remote lives. */
  readonly overlays: Readonly<Record<TemplateKind, Readonly<Record<string, string>>>>;
}

const packageDir = path.resolve(import.meta.dirname, '../..');
const sources = path.resolve(packageDir, '../remote-template');

/** The template in the packed package: npm leaves some of its files out, such as `.gitignore`. */
export const PACKED_TEMPLATE = path.join(packageDir, 'template.json');

/** Output of tests and tools in a workspace. */
const isLeftOver = (file: string): boolean => /(^|\/)(node_modules|\.turbo)(\/|$)/.test(file);

function readFiles(dir: string): Record<string, string> {
  const files = readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)))
    .filter((file) => !isLeftOver(file))
    .sort();
  return Object.fromEntries(files.map((file) => [file, readFileSync(path.join(dir, file), 'utf8')]));
}

/** Read the template: from its sources in this repository, elsewhere from the package. */
export function readTemplate(): Template {
  if (!existsSync(sources)) return JSON.parse(readFileSync(PACKED_TEMPLATE, 'utf8')) as Template;
  const overlay = (kind: TemplateKind) => readFiles(path.join(packageDir, 'overlays', kind));
  return {
    files: readFiles(sources),
    overlays: { repository: overlay('repository'), standalone: overlay('standalone') },
  };
}
