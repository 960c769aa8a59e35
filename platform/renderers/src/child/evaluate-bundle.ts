/** A version's server bundle, evaluated from its text: nothing is loaded, and nothing can be. */
import vm from 'node:vm';

/** Finds what a bundle may import; undefined: that is not given to bundles. */
export type Linker = (specifier: string) => vm.Module | undefined;

const nothing: Linker = () => undefined;

/** Evaluate the text of an ES module and return its default export; importing what `find` does not find throws. */
export async function evaluateBundle(text: string, find = nothing): Promise<unknown> {
  const module = new vm.SourceTextModule(text, { identifier: 'server bundle' });
  await module.link((specifier) => {
    const found = find(specifier);
    if (found) return found;
    throw new Error(`A server bundle imports no ${specifier}: it is not given to bundles.`);
  });
  await module.evaluate();
  return (module.namespace as { default?: unknown }).default;
}
