import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { copyRepositoryTo } from '@sinima/build/repository-copy';
import { runProcess } from '@sinima/processes/run-process';
import { STORE_SETTINGS } from './store-settings.ts';

/** The two lines: a file, and words that stand there. */
const LINES = [
  ['mfe-title/src/features/plot/plot.messages.ts', 'Plot Summary'],
  ['mfe-title/src/features/credits/credits.messages.ts', 'View All Crew'],
] as const;

/** Publish mfe-title with two lines changed, as its team does in a clone of its own, and make it live. @throws Error with the output */
export async function publishTwoLines(): Promise<void> {
  const dir = await mkdtemp(path.join(tmpdir(), 'sinima-two-lines-'));
  const copy = path.join(dir, 'sinima');
  // A version that was taken back once does not go live again.
  const mark = Date.now().toString(36);
  try {
    await copyRepositoryTo(copy);
    for (const [name, words] of LINES) {
      const file = path.join(copy, name);
      const text = await readFile(file, 'utf8');
      if (!text.includes(words)) throw new Error(`${name} has no "${words}".`);
      await writeFile(file, text.replace(words, `${words} ${mark}`));
    }
    const { code, output } = await runProcess({
      args: [
        '--import',
        'tsx/esm',
        path.join(copy, 'tools/releases/src/cli.ts'),
        'publish',
        'mfe-title',
        '--force',
        '--why',
        'two lines, to be measured',
      ],
      cwd: copy,
      env: { ...process.env, ...STORE_SETTINGS },
    });
    if (code !== 0) throw new Error(`mfe-title cannot be published:\n${output}`);
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}
