/** Which query parameters a fragment reads of its address. */

/** An undeclared parameter in every tried address: a fragment that shows its value reads undeclared parameters. */
const MARK = { name: 'sinima-gate', value: 'not-declared' } as const;

/** Add the mark to a search. */
export function marked(search: string): string {
  const parameters = new URLSearchParams(search);
  parameters.set(MARK.name, MARK.value);
  return parameters.toString();
}

const { get, getAll, has } = URLSearchParams.prototype;
const native = { get, getAll, has };

const METHODS = ['get', 'getAll', 'has'] as const;

/**
 * Tell which parameters are read of marked searches from now on. Searches that a fragment makes for other addresses carry
 * no mark, and may have any.
 */
export function watchQuery(note: (name: string) => void): void {
  const { prototype } = URLSearchParams;
  for (const method of METHODS) {
    const own = native[method];
    Object.defineProperty(prototype, method, {
      configurable: true,
      writable: true,
      value(this: URLSearchParams, ...read: [string, string?]): unknown {
        if (native.has.call(this, MARK.name)) note(read[0]);
        return Reflect.apply(own, this, read);
      },
    });
  }
}

/** Return what a fragment with this declaration was not to read, `*` where its markup shows all. */
export function undeclaredReads(
  query: readonly string[] | undefined,
  names: Iterable<string>,
  html: string,
): string[] {
  if (!query) return [];
  const read = [...names].filter((name) => name !== MARK.name && !query.includes(name)).sort();
  return html.includes(MARK.value) ? [...read, '*'] : read;
}
