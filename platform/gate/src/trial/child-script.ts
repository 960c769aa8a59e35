/** The child's script: one file with React, router and runtime in it, so that the child may read nothing else. */
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

async function bundle(): Promise<string> {
  const { build } = await import('esbuild');
  const dir = realpathSync(mkdtempSync(path.join(tmpdir(), 'sinima-gate-')));
  process.once('exit', () => rmSync(dir, { recursive: true, force: true }));
  const outfile = path.join(dir, 'child.cjs');
  await build({
    entryPoints: [path.join(import.meta.dirname, 'child.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'silent',
  });
  return outfile;
}

let script: Promise<string> | undefined;

/** Return the path of the child's script; made once in a process, and deleted when it ends. */
export function childScript(): Promise<string> {
  return (script ??= bundle());
}
