/** A version's server bundle, evaluated from its text: nothing is loaded, and nothing can be. */
import vm from 'node:vm';

/** Evaluate the text of an ES module and return its default export; `import` in any form throws. */
export async function evaluateBundle(text: string): Promise<unknown> {
  const module = new vm.SourceTextModule(text, { identifier: 'server bundle' });
  await module.link((specifier) => {
    throw new Error(`A server bundle imports nothing, but this one imports ${specifier}.`);
  });
  await module.evaluate();
  return (module.namespace as { default?: unknown }).default;
}
