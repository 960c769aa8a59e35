/** Small releases on real disk, as the build factory would leave them. */
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { RouteDeclaration, RemoteConfig } from '@sinima/contracts/remote';
import type { Release, ReleaseFile } from '@sinima/contracts/release';

const made: string[] = [];

/** A new empty folder; `removeFolders` takes it away. */
export function newFolder(): string {
  const dir = mkdtempSync(path.join(tmpdir(), 'sinima-releases-test-'));
  made.push(dir);
  return dir;
}

/** Removes all folders that `newFolder` made. */
export function removeFolders(): void {
  for (const dir of made.splice(0)) rmSync(dir, { recursive: true, force: true });
}

function writeFiles(dir: string, contents: Readonly<Record<string, string>>): Record<string, ReleaseFile> {
  const entries = Object.entries(contents).map(([file, content]): [string, ReleaseFile] => {
    mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
    writeFileSync(path.join(dir, file), content);
    const integrity = `sha384-${createHash('sha384').update(content).digest('base64')}`;
    return [file, { bytes: Buffer.byteLength(content), integrity }];
  });
  return Object.fromEntries(entries);
}

/** A built release in a folder of its own. `more` adds files. */
export function builtRelease(
  app: RemoteConfig['name'],
  version: string,
  {
    paths = [`/${app}`],
    more = {},
  }: { paths?: RouteDeclaration['paths']; more?: Record<string, string> } = {},
): { release: Release; dir: string } {
  const dir = newFolder();
  const files = writeFiles(dir, {
    'browser/entry.js': `entry of ${app} ${version}`,
    'browser/page.js': `page of ${app} ${version}`,
    'browser/style.css': `style of ${app} ${version}`,
    'server/remote.mjs': `server of ${app} ${version}`,
    ...more,
  });
  const release: Release = {
    app,
    version,
    global: `sinima_${app}_${version}`.replace(/\W/g, '_'),
    entry: 'browser/entry.js',
    styles: ['browser/style.css'],
    server: 'server/remote.mjs',
    pages: { page: { paths, scripts: ['browser/page.js'] } },
    widgets: { card: { slot: 'home', order: 10, scripts: ['browser/page.js'] } },
    shared: { react: '19.3.1' },
    files,
  };
  return { release, dir };
}
