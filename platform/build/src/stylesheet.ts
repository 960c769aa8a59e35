/** One stylesheet per app: the CSS modules that it uses, each once, and its own Tailwind utilities under its own prefix. */
import { createRequire } from 'node:module';
import path from 'node:path';
import tailwind from '@tailwindcss/postcss';
import postcss, { parse, type ChildNode } from 'postcss';
import { BuildError } from './build-error.ts';
import { ruleCopies } from './rule-copies.ts';
import { settleProperties } from './tailwind-properties.ts';
import { packageDir } from './workspace.ts';

/** The order in which styles win, later over earlier. It opens every stylesheet, so that load order cannot change it. */
export const layerOrder = '@layer properties, reset, tokens, kit, shared, app, utilities;';

/** How many of an app's rules may repeat another one, as a share of all. */
const MAX_COPIES = 0.05;

/**
 * What Tailwind compiles: our scale and no other, and class names from the sources of this app alone.
 *
 * @param leftOut the kinds of sources that have no part in it; the workbench shows stories too
 */
export function utilities(appDir: string, prefix: string, leftOut = '{test,stories}'): string {
  const kit = path.join(packageDir('@sinima/ui-kit'), 'package.json');
  const theme = createRequire(kit).resolve('@sinima/ui-kit/tailwind-theme.css');
  return `
    @import '${theme}' prefix(${prefix});
    @layer utilities { @tailwind utilities source(none); }
    @source '${path.join(appDir, 'src')}';
    @source not '${path.join(appDir, 'src')}/**/*.${leftOut}.*';
  `;
}

/** The path that `layer-loader.cjs` wrote into the block of a CSS module; empty for a global stylesheet. */
function modulePath(node: ChildNode): string {
  const [first] = node.type === 'atrule' ? (node.nodes ?? []) : [];
  return first?.type === 'comment' ? first.text : '';
}

/**
 * Return what stands in several chunks' styles, each block once. Global stylesheets come first, in their order; then CSS
 * modules in the order of their paths, which is the same in every app, whatever imports them first.
 */
export function distinctBlocks(chunks: readonly string[]): string {
  const blocks = new Map<string, ChildNode>();
  for (const chunk of chunks) {
    for (const node of parse(chunk).nodes) {
      if (node.type !== 'comment') blocks.set(String(node), node);
    }
  }
  return [...blocks]
    .map(([css, node]) => ({ css, file: modulePath(node) }))
    .sort((a, b) => (a.file < b.file ? -1 : Number(a.file > b.file)))
    .map(({ css }) => css)
    .join('\n');
}

/** @throws BuildError when too many rules of a stylesheet repeat another one */
export function assertFewCopies(css: string, app: string): void {
  const { rules, copies } = ruleCopies(css);
  if (copies.length <= rules * MAX_COPIES) return;
  throw new BuildError(
    `${copies.length} of the ${rules} rules in the stylesheet of ${app} repeat another rule, e.g. ${copies[0] ?? ''}. ` +
      `At most ${MAX_COPIES * 100} % may. Does a CSS module hold what another one has?`,
  );
}

async function compile(appDir: string, source: string): Promise<string> {
  const compiler = postcss([tailwind({ base: appDir, optimize: { minify: true } })]);
  const { css } = await compiler.process(source, { from: path.join(appDir, 'src/styles.css') });
  return settleProperties(css);
}

/**
 * Join the extracted styles of an app's chunks with its utilities into one stylesheet.
 *
 * @throws BuildError when too many of its rules repeat another one
 */
export async function joinStylesheet(
  appDir: string,
  chunks: readonly string[],
  prefix: string,
): Promise<string> {
  const source = [layerOrder, utilities(appDir, prefix), distinctBlocks(chunks)].join('\n');
  const css = await compile(appDir, source);
  assertFewCopies(css, path.basename(appDir));
  return css;
}
