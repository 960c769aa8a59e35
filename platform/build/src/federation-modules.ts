/** Which builds of Module Federation's packages go into bundles: the plugins name those for `require`, which no bundler can shake. */
import { createRequire } from 'node:module';
import path from 'node:path';
import { FEDERATION_BUNDLER_RUNTIME } from '@sinima/contracts/host';
import type { Configuration } from '@rspack/core';

const enhanced = createRequire(import.meta.url).resolve('@module-federation/enhanced/rspack');
const fromPlugin = createRequire(createRequire(enhanced).resolve('@module-federation/rspack'));
const fromTools = createRequire(fromPlugin.resolve('@module-federation/runtime-tools'));

const bundlerRuntime = fromTools.resolve('@module-federation/webpack-bundler-runtime');

/** Rspack's `resolve.alias`, so that host and plugins get one copy of each package, as ES modules. */
export function federationModules(): Record<string, string> {
  const injection = fromPlugin.resolve('@module-federation/inject-external-runtime-core-plugin');
  return {
    [bundlerRuntime]: fromTools.resolve('@module-federation/webpack-bundler-runtime/bundler'),
    [fromTools.resolve('@module-federation/runtime')]: fromTools.resolve(
      '@module-federation/runtime/bundler',
    ),
    [injection]: path.join(path.dirname(injection), 'index.js'),
  };
}

/** Rspack's `externals` of an entry, which takes the runtime of Module Federation for bundlers from the page. */
export const federationFromPage: Configuration['externals'] = {
  [bundlerRuntime]: `var globalThis.${FEDERATION_BUNDLER_RUNTIME}`,
};
