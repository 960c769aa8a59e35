import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { rootDir } from '@sinima/build/workspace';
import { workspaceFolders } from './workspaces.ts';

const ENDING = '.proof.ts';

/** A file that shows something, e.g. `bff/proofs/journal-killed.proof.ts`, by its name `journal-killed`. */
export interface ProofFile {
  readonly name: string;
  readonly file: string;
}

/** The proofs of these workspaces, by folder and name; of all workspaces when none is given. */
export function findProofs(root = rootDir, folders: readonly string[] = workspaceFolders()): ProofFile[] {
  return folders.flatMap((folder) => {
    const dir = path.join(root, folder, 'proofs');
    if (!existsSync(dir)) return [];
    return readdirSync(dir)
      .filter((file) => file.endsWith(ENDING))
      .sort()
      .map((file) => ({ name: file.slice(0, -ENDING.length), file: path.join(dir, file) }));
  });
}
