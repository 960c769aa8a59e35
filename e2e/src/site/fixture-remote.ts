/** A small remote of its own in a copy of the repository, in two versions, and a page that loads both as the host does. */
import { createServer } from 'node:http';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { buildInCopy, bundleClientInCopy } from '@sinima/build/build-in-copy';
import type { Composition } from '@sinima/contracts/composition';
import { releaseFileUrl } from '@sinima/contracts/content-address';
import type { BuiltRemote } from '@sinima/contracts/release';
import { changeFile, copyRepository } from './repository-copy.ts';

const app = 'mfe-fixture';

const sources = {
  'package.json': '{ "name": "@sinima/mfe-fixture", "version": "1.0.0", "stylePrefix": "fixture" }',
  'remote.config.ts': `export default {
    name: 'mfe-fixture',
    pages: { changed: { paths: ['/changed'] }, kept: { paths: ['/kept'] } },
    widgets: {},
  };`,
  'src/remote.ts': `export default {
    pages: {
      changed: { load: () => import(/* webpackChunkName: "changed" */ './changed.ts') },
      kept: { load: () => import(/* webpackChunkName: "kept" */ './kept.ts') },
    },
    widgets: {},
  };`,
  'src/changed.ts': `export default () => 'first version';`,
  'src/kept.ts': `import { useState } from 'react';
    import { Link } from '@sinima/runtime';
    (globalThis.kept ??= []).push({ useState, Link });
    let calls = 0;
    export default () => ++calls;`,
};

/** The host's client without the code of pages: it loads a page of each of the versions that it is given. */
const client = `
  import { useState } from 'react';
  import 'react-dom';
  import { Link } from '@sinima/runtime';
  import { provideChunkRegistry } from './chunk-registry.ts';
  import { extendFederation } from './federation.ts';
  import { createRemoteLoader } from './remote-loader.ts';
  provideChunkRegistry();
  extendFederation();
  globalThis.host = { useState, Link };
  globalThis.loadPage = async (composition, page) => {
    const { module } = await createRemoteLoader(composition).load('${app}');
    return (await module.pages[page].load()).default;
  };
`;

export interface FixtureSite {
  readonly url: string;
  /** Two versions of which one page differs. */
  readonly versions: readonly [BuiltRemote, BuiltRemote];
  /** Paths that were requested, in order. */
  readonly requests: string[];
  /** Answer the file at this address with other bytes from now on. */
  tamper(file: string, text: string): { restore(): void };
  /** Return the text of a file of the second version. */
  read(file: string): Promise<string>;
  close(): Promise<void>;
}

/** Return the composition of a page that has this one version. */
export function compositionOf({ version, global, entry, styles, pages, widgets }: BuiltRemote): Composition {
  const versions = [{ version, global, entry, styles }];
  return { generation: 1, remotes: [{ name: app, owned: { pages, widgets }, versions }] };
}

/** Build two versions of a remote, and serve them with a page that has \`loadPage\`. */
export async function serveTwoVersions(): Promise<FixtureSite> {
  const copy = await copyRepository();
  await mkdir(path.join(copy, app, 'src'), { recursive: true });
  for (const [file, text] of Object.entries(sources)) await writeFile(path.join(copy, app, file), text);
  await writeFile(path.join(copy, 'shell/src/client/main.ts'), client);

  const dirs = [path.join(copy, 'first'), path.join(copy, 'second'), path.join(copy, 'host')] as const;
  const first = await buildInCopy(copy, app, dirs[0]);
  await changeFile(copy, `${app}/src/changed.ts`, 'first version', 'second version');
  const second = await buildInCopy(copy, app, dirs[1]);
  await bundleClientInCopy(copy, dirs[2]);

  const requests: string[] = [];
  const tampered = new Map<string, string>();
  const read = async (file: string): Promise<string> => {
    const named = file.replace(`/releases/${app}/`, '/');
    for (const dir of dirs) {
      const text = await readFile(path.join(dir, named), 'utf8').catch(() => undefined);
      if (text !== undefined) return text;
    }
    throw new Error(`The site has no ${file}.`);
  };
  const server = createServer(({ url = '/' }, response) => {
    requests.push(url);
    if (url === '/') {
      response.setHeader('Content-Type', 'text/html').end('<!doctype html><script src="/main.js"></script>');
      return;
    }
    response.setHeader('Content-Type', url.endsWith('.css') ? 'text/css' : 'text/javascript');
    Promise.resolve(tampered.get(url) ?? read(url)).then(
      (text) => response.end(text),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    versions: [first, second],
    requests,
    tamper(file, text) {
      const url = releaseFileUrl(app, file);
      tampered.set(url, text);
      return { restore: () => void tampered.delete(url) };
    },
    read: (file) => readFile(path.join(dirs[1], file), 'utf8'),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
