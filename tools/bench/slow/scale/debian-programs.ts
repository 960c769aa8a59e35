/** Programs of Debian that stand before the site. They are unpacked into `.data/tools`: nothing is installed, nothing is started. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { rootDir } from '@sinima/build/workspace';

const toolsDir = path.join(rootDir, '.data/tools');

const LIBRARIES = ['usr/lib/x86_64-linux-gnu', 'usr/lib/aarch64-linux-gnu'] as const;

/** An unpacked program. */
export interface DebianProgram {
  readonly program: string;
  /** Folder that stands for the root of the file system. */
  readonly root: string;
  /** Where its libraries are. */
  readonly env: NodeJS.ProcessEnv;
}

function run(command: string, args: readonly string[], cwd: string): void {
  const { status, error, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' });
  if (error) throw error;
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${stderr.trim()}`);
}

/** Return a program of Debian, unpacked with its packages where it is not yet. @throws Error when it cannot be had */
export function unpackedProgram(packages: readonly string[], program: string): DebianProgram {
  const root = path.join(toolsDir, `debian-${packages[0]}`);
  if (!existsSync(root)) {
    mkdirSync(toolsDir, { recursive: true });
    const incoming = mkdtempSync(path.join(toolsDir, 'incoming-'));
    try {
      run('apt-get', ['-q', 'download', ...packages], incoming);
      const archives = readdirSync(incoming).filter((file) => file.endsWith('.deb'));
      for (const file of archives) run('dpkg', ['-x', file, 'root'], incoming);
      renameSync(path.join(incoming, 'root'), root);
    } finally {
      rmSync(incoming, { recursive: true, force: true });
    }
  }
  const libraries = LIBRARIES.map((folder) => path.join(root, folder));
  const found = [...libraries, ...libraries.map((folder) => path.join(folder, 'varnish'))];
  return {
    program: path.join(root, program),
    root,
    env: { PATH: process.env.PATH, LD_LIBRARY_PATH: found.filter((folder) => existsSync(folder)).join(':') },
  };
}
