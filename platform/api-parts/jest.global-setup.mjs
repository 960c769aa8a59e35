import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Make the file that processes of parts run. */
export default function prepare() {
  const script = fileURLToPath(new URL('bundle-child.ts', import.meta.url));
  execFileSync(process.execPath, ['--import', 'tsx/esm', script], {
    cwd: import.meta.dirname,
    stdio: 'inherit',
  });
}
