import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { rootDir } from './workspace.ts';

it('scripts of dependencies are in every bundle as they were published: no loader takes them', () => {
  const script = path.join(import.meta.dirname, 'test/print-rules-of-dependencies.ts');
  const text = execFileSync(process.execPath, ['--import', 'tsx/esm', script], {
    cwd: rootDir,
    encoding: 'utf8',
  });
  const bundles = JSON.parse(text) as { name: string; rules: number; taken: unknown[] }[];
  expect(bundles).toHaveLength(5);
  for (const { name, rules, taken } of bundles) {
    expect([name, taken]).toEqual([name, []]);
    expect(rules).toBeGreaterThan(3);
  }
}, 60_000);
