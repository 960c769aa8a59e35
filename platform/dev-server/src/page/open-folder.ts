/** Folders of remotes, opened in the editor that runs here: what a click in the boundary overlay asks for. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import launchEditor from 'launch-editor';

interface FolderPlaces {
  /** Folders of the remotes that are worked on, by name. */
  readonly worked: ReadonlyMap<string, string>;
  /** The repository's root, in which others may lie. */
  readonly root: string;
}

/** Return the folder of a remote; undefined when it is not on this machine, or that is no name of one. */
export function folderOfRemote(remote: string, { worked, root }: FolderPlaces): string | undefined {
  const known = worked.get(remote);
  if (known !== undefined) return known;
  const dir = path.join(root, remote);
  return /^mfe-[a-z0-9-]+$/.test(remote) && existsSync(path.join(dir, 'remote.config.ts')) ? dir : undefined;
}

/** Open a folder in the editor that runs, or that `LAUNCH_EDITOR`, `VISUAL` or `EDITOR` names; tells whether there is one. */
export function openInEditor(dir: string): Promise<boolean> {
  return new Promise((resolve) => {
    launchEditor(dir, undefined, () => resolve(false));
    // An editor that cannot be started says so before this.
    setImmediate(() => resolve(true));
  });
}
