/** The modules that bundles begin with. They name each story file, so that the UI kit knows of none. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { packageDir } from '@sinima/build/workspace';
import type { FoundStories } from './find-stories.ts';

const kit = (file: string): string =>
  JSON.stringify(path.join(packageDir('@sinima/ui-kit'), 'workbench', file));
const testing = (file: string): string =>
  JSON.stringify(path.join(packageDir('@sinima/testing'), 'src', file));

/** An object that loads each story file by its id. */
function loaders(stories: readonly FoundStories[]): string {
  const lines = stories.map(
    ({ id, file }) => `  ${JSON.stringify(id)}: () => import(${JSON.stringify(file)}),`,
  );
  return `{\n${lines.join('\n')}\n}`;
}

/** Write a file unless it says that already: the bundler would build again. */
function writeChanged(file: string, text: string): string {
  let former: string | undefined;
  try {
    former = readFileSync(file, 'utf8');
  } catch {
    former = undefined;
  }
  if (former !== text) writeFileSync(file, text);
  return file;
}

/** The files that bundles begin with. */
export interface Entries {
  readonly main: string;
  readonly frame: string;
  readonly server: string;
}

/** Write the entries for these stories into a folder. */
export function writeEntries(dir: string, stories: readonly FoundStories[]): Entries {
  mkdirSync(dir, { recursive: true });
  const main = `import { startPage } from ${kit('client.tsx')};

startPage();
`;
  const frame = `import { StoryPage } from ${testing('story-page.tsx')};
import { startFrame } from ${kit('frame/frame.tsx')};

startFrame({ StoryPage, stories: ${loaders(stories)} });
`;
  const server = `export { renderSite } from ${kit('server.tsx')};
export const stories = ${loaders(stories)};
`;
  return {
    main: writeChanged(path.join(dir, 'main.ts'), main),
    frame: writeChanged(path.join(dir, 'frame.ts'), frame),
    server: writeChanged(path.join(dir, 'server.ts'), server),
  };
}
