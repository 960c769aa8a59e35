/** What the sources say of pieces beside what their modules hold: props, imports, and the order of states. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { packageDir, rootDir } from '@sinima/build/workspace';
import type ts from 'typescript';
import type { KitProps, StorySource } from '../../../ui-kit/workbench/site/pieces.tsx';
import type { FoundStories } from './find-stories.ts';
import { createPropsReader } from './read-props.ts';

/** What the sources say, and what the next reading is made from. */
export interface ReadSources {
  readonly kitProps: KitProps;
  readonly stories: readonly Omit<StorySource, 'load'>[];
  readonly program: ts.Program;
}

/** Files of a package by what imports name, e.g. `./badge`. */
function exportsOf(dir: string): [subpath: string, file: string][] {
  const { exports } = JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8')) as {
    exports: Record<string, string>;
  };
  return Object.entries(exports).map(([subpath, file]) => [subpath, path.join(dir, file)]);
}

/** Read what the kit's exports and the stories' components take. */
export function readSources(found: readonly FoundStories[], former?: ts.Program): ReadSources {
  const kit = exportsOf(packageDir('@sinima/ui-kit')).filter(([, file]) => /\.tsx?$/.test(file));
  const shared = exportsOf(packageDir('@sinima/catalogue-ui'));
  const reader = createPropsReader(
    [...kit, ...found.map(({ file }) => ['', file] as const)].map(([, file]) => file),
    former,
  );

  const importOf = (file: string): string => {
    const subpath = shared.find(([, one]) => one === file)?.[0];
    return subpath === undefined
      ? path.relative(rootDir, file)
      : subpath.replace('.', '@sinima/catalogue-ui');
  };
  return {
    program: reader.program,
    kitProps: Object.fromEntries(kit.map(([subpath, file]) => [subpath, reader.ofModule(file)])),
    stories: found.map(({ id, group, file }) => {
      const table = reader.ofStories(file);
      return {
        id,
        group,
        source: importOf(reader.sourceOfStories(file) ?? file),
        props: table === undefined ? [] : [table],
        order: reader.stateOrder(file),
      };
    }),
  };
}
