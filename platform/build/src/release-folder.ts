/** The files of a release in the making, each under the hash of its bytes. */
import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { hashOfAddress } from '@sinima/contracts/content-address';
import type { ReleaseFile } from '@sinima/contracts/release';
import { BuildError } from './build-error.ts';
import { compress } from './precompress.ts';
import type { BuildMode } from './source-fingerprint.ts';

/** Where a file stands in a release: `browser` is served to visitors. */
type Side = 'browser' | 'server';

/** A folder that a release is written into. */
export interface ReleaseFolder {
  readonly dir: string;
  /** The added files, by content address. */
  readonly files: Readonly<Record<string, ReleaseFile>>;
  /**
   * Add a file, with compressed copies where visitors save by them.
   *
   * @param name `title.js`
   * @returns its content address: `browser/title.<hash>.js`
   */
  add(side: Side, name: string, content: string | Buffer): Promise<string>;
}

/** Return the SHA-256 of a file's content, base64url. */
export function contentHash(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('base64url');
}

/** Return the name of an asset without the hash that the bundler gives it: its address has one of its own. */
export function withoutBundlerHash(name: string): string {
  return name.replace(/\.[0-9a-f]{16}(?=\.)/, '');
}

function addressOf(side: Side, name: string, content: Buffer): string {
  const { name: stem, ext } = path.parse(name);
  const address = `${side}/${stem}.${contentHash(content)}${ext}`;
  if (hashOfAddress(address) === undefined)
    throw new BuildError(`The build made a file with a name that no release may hold: ${name}.`);
  return address;
}

/** Open a folder for the files of a release. In development nothing is compressed: it takes longer than to send the bytes. */
export function createReleaseFolder(dir: string, mode: BuildMode = 'production'): ReleaseFolder {
  const files: Record<string, ReleaseFile> = {};

  async function write(side: Side, name: string, content: Buffer): Promise<string> {
    const address = addressOf(side, name, content);
    const file = path.join(dir, address);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
    return address;
  }

  async function encodingsOf(name: string, content: Buffer): Promise<ReleaseFile['encodings']> {
    const copies = mode === 'production' ? await compress(name, content) : [];
    const written = copies.map(async ({ encoding, extension, bytes }) => [
      encoding,
      { file: await write('browser', `${name}.${extension}`, bytes), bytes: bytes.length },
    ]);
    return copies.length === 0
      ? undefined
      : (Object.fromEntries(await Promise.all(written)) as ReleaseFile['encodings']);
  }

  return {
    dir,
    files,
    async add(side, name, content) {
      const bytes = Buffer.from(content);
      const address = await write(side, name, bytes);
      const encodings = side === 'browser' ? await encodingsOf(name, bytes) : undefined;
      files[address] = { bytes: bytes.length, ...(encodings && { encodings }) };
      return address;
    },
  };
}
