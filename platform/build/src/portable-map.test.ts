import path from 'node:path';
import { portableMap } from './portable-map.ts';
import { rootDir } from './workspace.ts';

it('a map names its sources from the root of the project, has the texts of its own, and no folder of the machine', () => {
  const sources = [
    path.join(rootDir, 'mfe-title/src/pages/title-page.tsx'),
    `${path.join(rootDir, 'ui-kit/src/badge.module.css')}?8aa0`,
    path.join(rootDir, 'node_modules/react/index.js'),
    `/elsewhere/node_modules/@sinima/runtime/src/link.tsx`,
    `data:text/javascript,import "${rootDir}/node_modules/federation.js"`,
    'webpack/bootstrap',
    '/elsewhere/secret/shared.ts',
  ];
  const map = portableMap({
    version: 3,
    sources,
    sourcesContent: sources.map((source) => `text of ${path.basename(source)}`),
    names: ['a'],
    mappings: 'AAAA',
  });
  expect(map.sources).toEqual([
    'mfe-title/src/pages/title-page.tsx',
    'ui-kit/src/badge.module.css',
    'node_modules/react/index.js',
    'node_modules/@sinima/runtime/src/link.tsx',
    'bundler',
    'bundler',
    'shared.ts',
  ]);
  expect(map.sourcesContent).toEqual([
    'text of title-page.tsx',
    null,
    null,
    null,
    null,
    null,
    'text of shared.ts',
  ]);
  expect(JSON.stringify(map)).not.toContain(rootDir);
});
