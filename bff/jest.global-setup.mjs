import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

/** Compiles the BFF: tests of whole processes run what is in `dist`. */
export default function compile() {
  const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc');
  execFileSync(process.execPath, [tsc, '-p', fileURLToPath(new URL('.', import.meta.url))], {
    stdio: 'inherit',
  });
}
