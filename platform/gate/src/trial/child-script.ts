/** The child's script: one file with React, router and runtime in it, so that the child may read nothing else. */
import { mkdir, rename } from 'node:fs/promises';
import path from 'node:path';
import pMemoize from 'p-memoize';

/** TypeScript in this repository, JavaScript where the package is installed. */
const extension = path.extname(import.meta.filename);

const cacheDir = path.join(import.meta.dirname, '../../node_modules/.cache/gate');

/** Return the path of the child's script; made once in each process, from the present sources. */
export const childScript = pMemoize(async (): Promise<string> => {
  const { build } = await import('esbuild');
  const outfile = path.join(cacheDir, 'child.cjs');
  const made = `${outfile}.${process.pid}.cjs`;
  await mkdir(cacheDir, { recursive: true });
  await build({
    entryPoints: [path.join(import.meta.dirname, `child${extension}`)],
    outfile: made,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'silent',
  });
  await rename(made, outfile);
  return outfile;
});
