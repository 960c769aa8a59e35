/** From bundles to a folder of static files: pages, frames, scripts, styles, fonts and the tokens. */
import { createHash } from 'node:crypto';
import { cp, mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { stylePrefix } from '@sinima/build/style-prefix';
import { storyUtilities } from '@sinima/build/stylesheet';
import type { WorkbenchBundles } from '@sinima/build/workbench-bundles';
import { packageDir, remoteNames, rootDir } from '@sinima/build/workspace';
import type { StorySource } from '../../../ui-kit/workbench/site/pieces.tsx';
import type { SiteSources } from '../../../ui-kit/workbench/server.tsx';
import type { ReadSources } from './story-sources.ts';

/** What the server's bundle exports. */
interface ServerModule {
  readonly renderSite: (sources: SiteSources) => Promise<Record<string, string>>;
  readonly stories: Readonly<Record<string, StorySource['load']>>;
}

const kit = packageDir('@sinima/ui-kit');

/** Write a stylesheet under a name that says what is in it; return the name. */
async function writeStyles(assets: string, name: string, css: string): Promise<string> {
  const hash = createHash('sha256').update(css).digest('hex').slice(0, 8);
  const file = `${name}.${hash}.css`;
  await writeFile(path.join(assets, file), css);
  return file;
}

/** Visitors of the site may see a fallback where a line is slow; designers wait for the faces that they have come to see. */
const withOwnLetters = (css: string): string =>
  css.replaceAll(/font-display:\s*optional/g, 'font-display: block');

/** The utilities of each remote that has stories. */
async function writeUtilities(assets: string, groups: ReadonlySet<string>): Promise<Record<string, string>> {
  const remotes = remoteNames().filter((name) => groups.has(name));
  const written = remotes.map(async (name): Promise<[string, string]> => {
    const css = await storyUtilities(path.join(rootDir, name), stylePrefix(name));
    return [name, await writeStyles(assets, name, css)];
  });
  return Object.fromEntries(await Promise.all(written));
}

interface WriteOptions {
  outDir: string;
  /** It is served by `npm run dev`: its pages reload at each build. */
  isLive: boolean;
}

/** Write the site of a build in the place of what the folder held. Return the addresses of its documents. */
export async function writeSite(
  bundles: WorkbenchBundles,
  { kitProps, stories }: ReadSources,
  { outDir, isLive }: WriteOptions,
): Promise<string[]> {
  const [file = '', query = ''] = bundles.serverModule.split('?');
  const server = (await import(`${pathToFileURL(file).href}?${query}`)) as ServerModule;
  await rm(outDir, { recursive: true, force: true });
  const assets = path.join(outDir, 'assets');
  await mkdir(assets, { recursive: true });
  // Styles are joined below.
  for (const name of await readdir(bundles.clientDir)) {
    if (!name.endsWith('.css')) await cp(path.join(bundles.clientDir, name), path.join(assets, name));
  }
  const documents = await server.renderSite({
    files: {
      scripts: { main: bundles.scripts.main ?? '', frame: bundles.scripts.frame ?? '' },
      styles: [await writeStyles(assets, 'workbench', withOwnLetters(bundles.css))],
      frameStyles: await writeUtilities(assets, new Set(stories.map(({ group }) => group))),
      layerOrder: bundles.layerOrder,
    },
    tokensCss: await readFile(path.join(kit, 'src/tokens/tokens.css'), 'utf8'),
    kitProps,
    stories: stories.map((story) => ({ ...story, load: server.stories[story.id]! })),
    isLive,
  });
  for (const [address, html] of Object.entries(documents)) {
    const target = path.join(outDir, address);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, html);
  }
  return Object.keys(documents).filter((address) => address.endsWith('.html'));
}
