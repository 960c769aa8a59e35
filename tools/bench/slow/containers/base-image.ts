/** The image that the Dockerfile starts from, made of Debian's packages and of this machine's Node where no registry has it. */
import { spawnSync } from 'node:child_process';
import { copyFile, cp, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { succeed } from './succeed.ts';

/** As the Dockerfile's `FROM` names it in full. */
const BASE_IMAGE = 'docker.io/library/node:22-bookworm-slim';

const isThere = (program: string): boolean => spawnSync(program, ['--version']).error === undefined;

/** Return a sentence that says which programs this machine lacks to build and run images; undefined when it lacks none. */
export function missingPrograms(): string | undefined {
  const missing = ['buildah', 'podman', 'runc', 'debootstrap'].filter((program) => !isThere(program));
  if (missing.length === 0) return undefined;
  return `Images cannot be built and run without ${missing.join(', ')}: apt-get install ${missing.join(' ')}`;
}

/** Where this machine gets Debian's packages. */
async function mirror(): Promise<string> {
  const format = '$(RELEASE) $(REPO_URI)';
  const targets = await succeed('apt-get', ['indextargets', '--format', format, 'Identifier: Packages']);
  const uri = /^bookworm (.*)$/m.exec(targets)?.[1];
  if (!uri) throw new Error('apt-get names no place of the packages of Debian 12 (bookworm).');
  return uri;
}

/** Put this machine's Node and npm where the official image has them. */
async function addNode(root: string): Promise<void> {
  const npm = path.join((await succeed('npm', ['root', '--global'])).trim(), 'npm');
  await copyFile(process.execPath, path.join(root, 'usr/local/bin/node'));
  await mkdir(path.join(root, 'usr/local/lib/node_modules'), { recursive: true });
  await cp(npm, path.join(root, 'usr/local/lib/node_modules/npm'), { recursive: true });
  await symlink('../lib/node_modules/npm/bin/npm-cli.js', path.join(root, 'usr/local/bin/npm'));
  await succeed('chroot', [root, 'useradd', '--uid', '1000', '--user-group', '--create-home', 'node']);
}

/** Make the image, unless it is there. @throws Error with a program's output */
export async function ensureBaseImage(say: (text: string) => void): Promise<void> {
  if (spawnSync('podman', ['image', 'exists', BASE_IMAGE]).status === 0) return;
  say(`${BASE_IMAGE} is made of Debian 12 and Node ${process.version}.`);
  const dir = await mkdtemp(path.join(tmpdir(), 'sinima-base-'));
  try {
    const root = path.join(dir, 'root');
    await succeed('debootstrap', ['--variant=minbase', 'bookworm', root, await mirror()]);
    await addNode(root);
    for (const left of ['var/cache/apt/archives', 'var/lib/apt/lists'])
      await rm(path.join(root, left), { recursive: true });
    const archive = path.join(dir, 'root.tar');
    await succeed('tar', ['--create', '--directory', root, '--file', archive, '.']);
    const PATH = 'PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';
    await succeed('podman', ['import', '--quiet', '--change', `ENV ${PATH}`, archive, BASE_IMAGE]);
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}
