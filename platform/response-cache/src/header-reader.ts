/**
 * Reads a few headers of a request from how they came, names and values in turn: making the object of all headers, as
 * `request.headers` does, costs more than finding these.
 */
export class HeaderReader<Name extends string> {
  /** By length first, since most names are none of these. */
  private readonly byLength: (readonly Name[] | undefined)[] = [];
  private readonly none: Record<Name, string | undefined>;

  /** @param names in small letters */
  constructor(names: readonly Name[]) {
    this.none = Object.fromEntries(names.map((name) => [name, undefined])) as Record<Name, undefined>;
    for (const name of names) this.byLength[name.length] = [...(this.byLength[name.length] ?? []), name];
  }

  /** Return the values by name; undefined when one of them came twice. */
  read(rawHeaders: readonly string[]): Record<Name, string | undefined> | undefined {
    const values = { ...this.none };
    for (let at = 0; at < rawHeaders.length; at += 2) {
      const name = this.nameOf(rawHeaders[at]!);
      if (name === undefined) continue;
      if (values[name] !== undefined) return undefined;
      values[name] = rawHeaders[at + 1]!;
    }
    return values;
  }

  private nameOf(given: string): Name | undefined {
    const candidates = this.byLength[given.length];
    if (candidates === undefined) return undefined;
    const name = given.toLowerCase();
    for (const candidate of candidates) if (candidate === name) return candidate;
    return undefined;
  }
}
