import { mkdtempSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makePortable } from './portable-bundles.ts';
import { rootDir } from './workspace.ts';

it('a bundle for other machines names no folder of this one', async () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'sinima-portable-'));
  const file = path.join(dir, 'server/main.mjs');
  mkdirSync(path.dirname(file));
  writeFileSync(
    file,
    `const file = "${rootDir}/shell/src/app.tsx";\n//# sourceMappingURL=data:json;base64,aGk=\n`,
  );
  await makePortable(dir);
  expect(readFileSync(file, 'utf8')).toBe('const file = "shell/src/app.tsx";\n');
  rmSync(dir, { recursive: true });
});
