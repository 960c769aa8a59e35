import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

/** Compile the BFF and what it depends on: tests of whole processes run what is in `dist`. */
export default function compile() {
  const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc');
  execFileSync(process.execPath, [tsc, '-b', fileURLToPath(new URL('.', import.meta.url))], {
    stdio: 'inherit',
  });
}
