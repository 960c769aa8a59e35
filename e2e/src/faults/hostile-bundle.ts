import type { ServerFault } from './server-faults.ts';

const EXPORT = /export \{ (\w+) as default \};?\s*$/;

/** Return a good server bundle with a fault in it. @param canary what the code is told of the places that it attacks */
export function hostileBundle(good: string, fault: ServerFault, canary: unknown): string {
  if (fault.wholeBundle !== undefined) return fault.wholeBundle;
  const [, exported] = EXPORT.exec(good) ?? [];
  if (exported === undefined) throw new Error('The server bundle exports no module in the known way.');
  const { atImport = '', inRender = '', inPrefetch = '' } = fault;
  return `const canary = ${JSON.stringify(canary)};
${atImport}
${good.replace(EXPORT, '')}
const hostile = (fragment) => ({
  async load() {
    const good = await fragment.load();
    return {
      default(props) { ${inRender}
        return good.default(props); },
      async prefetch(context) { ${inPrefetch}
        return good.prefetch?.(context); },
      ...(good.head && { head: (context) => {
        const head = good.head(context);
        return globalThis.stolen ? { ...head, title: 'stolen: ' + globalThis.stolen } : head;
      } }),
    };
  },
});
const all = (fragments) => Object.fromEntries(Object.entries(fragments).map(([id, each]) => [id, hostile(each)]));
export default { pages: all(${exported}.pages), widgets: all(${exported}.widgets) };
`;
}
