/** Prints, for each kind of bundle, how many rules it has and those that take a script of a dependency, as JSON. */
import path from 'node:path';
import type { RuleSetRule } from '@rspack/core';
import { clientBundle, rendererBundle } from '../host-bundles.ts';
import { hotBrowserBundle } from '../hot-bundles.ts';
import { remoteBrowserBundle, remoteServerBundle } from '../remote-bundles.ts';
import { rootDir } from '../workspace.ts';

const app = 'mfe-title';
const build = {
  mode: 'production',
  appDir: path.join(rootDir, app),
  outDir: '/out',
  global: 'title',
} as const;

/** Scripts as dependencies have them. */
const scripts = [
  'react/index.js',
  'react-router/dist/production/index.mjs',
  '@module-federation/sdk/index.cjs',
];
const files = scripts.map((script) => path.join(rootDir, 'node_modules', script));

const takes = ({ test, resourceQuery }: RuleSetRule, file: string): boolean =>
  resourceQuery === undefined && (!(test instanceof RegExp) || test.test(file));

const bundles = {
  client: clientBundle(build),
  renderer: rendererBundle(build),
  remote: remoteBrowserBundle(build),
  'remote on the server': remoteServerBundle(build),
  'remote that is worked on': hotBrowserBundle({ ...build, app }),
};

const found = Object.entries(bundles).map(([name, { module }]) => {
  const rules = (module?.rules ?? []) as RuleSetRule[];
  const taken = rules.filter((rule) => files.some((file) => takes(rule, file)));
  return { name, rules: rules.length, taken: taken.map(({ loader, use }) => loader ?? use) };
});
console.log(JSON.stringify(found));
