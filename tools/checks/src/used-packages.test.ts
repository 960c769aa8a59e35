/** The packages that this product is built with are imported by code that runs, not only listed. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { rootDir } from '@sinima/build/workspace';
import { workspaceFolders } from './workspaces.ts';

/** Where each package is used, as a pattern of paths: what ships, what builds it, or what tests it. */
const packages: readonly (readonly [string, RegExp])[] = [
  ['react', /^(shell|mfe-[^/]+|ui-kit)\//],
  ['react-dom', /^shell\/src\/client\//],
  ['react-dom/server', /^shell\/src\/renderer\//],
  ['react-router-dom', /^(shell|platform\/runtime)\//],
  ['@tanstack/react-query', /^(shell|platform\/runtime)\//],
  ['@module-federation/enhanced', /^(shell|platform\/build)\//],
  ['@rspack/core', /^platform\/build\//],
  ['@tailwindcss/postcss', /^platform\/build\//],
  ['@nestjs/common', /^bff\//],
  ['@nestjs/core', /^bff\//],
  ['@nestjs/mongoose', /^bff\//],
  ['@nestjs/platform-fastify', /^bff\//],
  ['@nestjs/swagger', /^bff\//],
  ['mongoose', /^bff\//],
  ['mongodb', /^(bff|tools)\//],
  ['class-validator', /^bff\//],
  ['@playwright/test', /^e2e\//],
];

const isSource = (file: string): boolean =>
  /\.tsx?$/.test(file) && !/\.d\.ts$|\.test\.tsx?$|(^|\/)(node_modules|dist|test|conformance)\//.test(file);

const sources = workspaceFolders().flatMap((workspace) => {
  const src = path.join(workspace, 'src');
  try {
    const files = readdirSync(path.join(rootDir, src), { recursive: true, encoding: 'utf8' });
    return files.filter(isSource).map((file) => path.join(src, file));
  } catch {
    return [];
  }
});

/** The packages of which a file imports values, by the names that it writes. */
function importedBy(file: string): string[] {
  const text = readFileSync(path.join(rootDir, file), 'utf8');
  const specifiers = text.matchAll(
    /^(?:import|export)\s(?!type\s)[^;]*?from '([^']+)'|import\('([^']+)'\)/gm,
  );
  return [...specifiers].map(([, still, lazy]) => still ?? lazy ?? '');
}

const imports = sources.map((file) => ({ file, names: importedBy(file) }));

describe('packages that the product is built with', () => {
  it.each(packages)('%s is imported by code that runs', (name, where) => {
    const users = imports.filter(
      ({ file, names }) =>
        where.test(file) && names.some((one) => one === name || one.startsWith(`${name}/`)),
    );
    expect(users.length).toBeGreaterThan(0);
  });

  it('Tailwind utilities stand in the shell and in every remote', () => {
    const areas = workspaceFolders().filter((folder) => /^(shell|mfe-)/.test(folder));
    const styled = areas.filter((area) =>
      sources.some(
        (file) =>
          file.startsWith(`${area}/`) &&
          /className="[^"]*\b[a-z]+:(flex|grid|gap-|p[xy]?-|m[xy]?-|text-)/.test(
            readFileSync(path.join(rootDir, file), 'utf8'),
          ),
      ),
    );
    expect(styled).toEqual(areas);
  });
});
