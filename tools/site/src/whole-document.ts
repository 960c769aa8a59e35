/** The API's document as the sources have it: the core's, with the slices of remotes' parts. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { appDir, packageDir, remoteNames } from '@sinima/build/workspace';
import type { OpenApi } from '@sinima/contracts/openapi-document';
import { withSlice } from '@sinima/gate/whole-api';

/** Return the files that the document is made of, the core's first. */
export function documentFiles(): string[] {
  const slices = remoteNames().map((name) => path.join(appDir(name), 'api/openapi.json'));
  return [
    path.join(packageDir('@sinima/contracts'), 'openapi.json'),
    ...slices.filter((file) => existsSync(file)),
  ];
}

/** Read the document, as it is now. */
export async function wholeDocument(): Promise<OpenApi> {
  const texts = await Promise.all(documentFiles().map((file) => readFile(file, 'utf8')));
  const [core, ...slices] = texts.map((text) => JSON.parse(text) as OpenApi);
  return slices.reduce((whole, slice) => withSlice(whole, [], slice), core!);
}
