/** A three-way merge of one file, by git. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Refusal } from '../plan/refusal.ts';

/** What came of a merge. */
export interface MergedFile {
  readonly text: string;
  /** Places where both changed the same lines; they are marked in the text with `<<<<<<<` and `>>>>>>>`. */
  readonly conflicts: number;
}

/** git ends with the number of conflicts, this many at most; above are errors. */
const MOST_CONFLICTS = 127;

/**
 * Merge what a team and the template each changed since a common text.
 *
 * @throws Refusal when git is not there
 */
export function mergeFile(team: string, base: string, template: string): MergedFile {
  const dir = mkdtempSync(path.join(tmpdir(), 'sinima-merge-'));
  try {
    const texts = { yours: team, former: base, template };
    for (const [name, text] of Object.entries(texts)) writeFileSync(path.join(dir, name), text);
    const names = Object.keys(texts);
    const labels = names.flatMap((name) => ['-L', name]);
    const { status, stdout, stderr, error } = spawnSync('git', ['merge-file', '-p', ...labels, ...names], {
      cwd: dir,
      encoding: 'utf8',
    });
    if (error || status === null || status > MOST_CONFLICTS) {
      throw new Refusal(`git could not merge: ${error?.message ?? stderr}. The update needs git 2 or newer.`);
    }
    return { text: stdout, conflicts: status };
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}
