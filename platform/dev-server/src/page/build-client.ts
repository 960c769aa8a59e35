/** The script of `client/`, as one file for pages. */
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

export async function buildClient(): Promise<string> {
  const extension = import.meta.url.slice(import.meta.url.lastIndexOf('.'));
  const result = await build({
    entryPoints: [fileURLToPath(new URL(`../client/client${extension}`, import.meta.url))],
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    logLevel: 'silent',
  });
  return result.outputFiles[0]!.text;
}
