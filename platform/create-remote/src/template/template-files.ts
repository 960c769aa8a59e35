/** The template as it stands in the repository: a remote that can be tested, and what differs by where a remote lives. */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { TemplateVersion } from './template-versions.ts';

const packageDir = path.resolve(import.meta.dirname, '../..');

/** What tests and tools leave in a workspace. */
const isLeftOver = (file: string): boolean =>
  /(^|\/)(node_modules|\.turbo|\.unit-tests\.json)(\/|$)/.test(file);

function readFiles(dir: string): Record<string, string> {
  const files = readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)))
    .filter((file) => !isLeftOver(file))
    .sort();
  return Object.fromEntries(files.map((file) => [file, readFileSync(path.join(dir, file), 'utf8')]));
}

/** Read the template from the sources. */
export function readTemplateFiles(): TemplateVersion {
  const overlay = (kind: string) => readFiles(path.join(packageDir, 'overlays', kind));
  return {
    files: readFiles(path.resolve(packageDir, '../remote-template')),
    overlays: { repository: overlay('repository'), standalone: overlay('standalone') },
  };
}
