/** Faults of a remote's code in the browser, as code that is put into a good entry. */

export interface BrowserFault {
  readonly name: string;
  /** Statements before each fragment is rendered. `React` is the host's. */
  readonly inRender: string;
}

export const browserFaults: readonly BrowserFault[] = [
  { name: 'throws in render', inRender: `throw new Error('hostile');` },
  { name: 'throws in an effect', inRender: `React.useEffect(() => { throw new Error('hostile'); });` },
  {
    name: 'never resolves in render',
    inRender: 'throw (globalThis.never ??= new Promise(() => undefined));',
  },
];

/**
 * Return a good entry with a fault in it, under another global name.
 *
 * @param react the global expression by which the entry finds the host's React
 */
export function hostileEntry(
  good: string,
  { former, global, inRender }: BrowserFault & { former: string; global: string },
): string {
  return `${good.replaceAll(former, global)}
;(() => {
  const good = ${global};
  let React;
  const hostile = (fragment) => ({
    ...fragment,
    async load() {
      const { default: Good } = await fragment.load();
      return { default(props) { ${inRender}
        return Good(props); } };
    },
  });
  const all = (fragments) => Object.fromEntries(Object.entries(fragments).map(([id, each]) => [id, hostile(each)]));
  ${global} = {
    init: async (scope, ...others) => {
      React = await scope.react?.[Object.keys(scope.react)[0]]?.get().then((factory) => factory());
      return good.init(scope, ...others);
    },
    get: async (name) => {
      const factory = await good.get(name);
      return () => {
        const { default: remote } = factory();
        return { default: { ...remote, pages: all(remote.pages), widgets: all(remote.widgets) } };
      };
    },
  };
})();
`;
}
