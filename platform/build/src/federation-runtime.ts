/** What runs first in the entries of host and remotes, so that the page's remotes take what they share from the host. */
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RuleSetRule } from '@rspack/core';

const require = createRequire(import.meta.url);

/** The module that Rspack's plugin writes, by the name under which rules see it. */
const WRITTEN_BY_PLUGIN = /^@module-federation[\\/]runtime[\\/]rspack\.js$/;

/**
 * Return the rule by which an entry starts federation in one of our own ways
 * (`docs/decisions/0041-a-lean-host.md`).
 */
export function federationRuntime(side: 'container' | 'host'): RuleSetRule {
  const module = fileURLToPath(import.meta.url);
  const runtime = path.join(path.dirname(module), `${side}-runtime${path.extname(module)}`);
  return {
    resource: WRITTEN_BY_PLUGIN,
    loader: require.resolve('./federation-runtime-loader.cjs'),
    options: { runtime },
  };
}
