import path from 'node:path';
import { build } from 'esbuild';

/** Return the module that renderers run, made from the present sources as one text. */
export async function rendererText(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.resolve(import.meta.dirname, '../../../shell/src/renderer/main.tsx')],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: { '.css': 'empty', '.module.css': 'empty', '.po': 'empty' },
    // React's server is CommonJS and asks for modules of Node.
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
    logLevel: 'silent',
  });
  return outputFiles[0]!.text;
}
