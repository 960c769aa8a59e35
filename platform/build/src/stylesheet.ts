/** One stylesheet per app: the CSS modules that it uses, and its own Tailwind utilities under its own prefix. */
import { createHash } from 'node:crypto';
import { readFile, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import tailwind from '@tailwindcss/postcss';
import postcss from 'postcss';
import { packageDir } from './workspace.ts';

/** The order in which styles win, later over earlier. It opens every stylesheet, so that load order cannot change it. */
export const layerOrder = '@layer reset, tokens, kit, area, utilities;';

/** Compiles an app's utilities. `appDir` is searched for class names, `styles/` of nobody else. */
async function utilities(appDir: string, prefix: string): Promise<string> {
  const source = `
    @import 'tailwindcss/theme.css' layer(theme) theme(inline reference) prefix(${prefix});
    @import '${path.join(packageDir('@sinima/ui-kit'), 'src/tokens/tailwind-theme.css')}';
    @import 'tailwindcss/utilities.css' layer(utilities) source(none);
    @source '${path.join(appDir, 'src')}';
  `;
  const result = await postcss([tailwind({ base: appDir, optimize: { minify: true } })]).process(source, {
    from: path.join(appDir, 'src/utilities.css'),
  });
  return result.css;
}

/**
 * Joins the extracted styles in `browserDir` with the app's utilities into one file, and removes the parts.
 *
 * @returns the name of the file in `browserDir`
 */
export async function joinStylesheet(appDir: string, browserDir: string, prefix: string): Promise<string> {
  const parts = (await readdir(browserDir)).filter((name) => name.endsWith('.css')).sort();
  const modules = await Promise.all(parts.map((name) => readFile(path.join(browserDir, name), 'utf8')));
  const css = [layerOrder, ...new Set(modules), await utilities(appDir, prefix)].join('\n');
  await Promise.all(parts.map((name) => rm(path.join(browserDir, name))));
  const name = `styles.${createHash('sha256').update(css).digest('hex').slice(0, 8)}.css`;
  await writeFile(path.join(browserDir, name), css);
  return name;
}
