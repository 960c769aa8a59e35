/** What an object takes beside its properties, about, in bytes. */
const OBJECT_BYTES = 32;

const kindOf = (value: object): string => Object.prototype.toString.call(value);

/**
 * Return what plain data takes in memory, about, in bytes: text, numbers, lists, and objects of them. `Infinity` for what
 * is no plain data: it comes from renderers, and may be anything.
 */
export function plainBytes(data: unknown): number {
  const values = [data];
  const seen = new Set<unknown>();
  let bytes = 0;
  // No recursion: nobody knows how deep it is.
  for (let value = values.pop(); value !== undefined; value = values.pop()) {
    if (typeof value === 'string') bytes += 2 * value.length;
    if (typeof value !== 'object' || value === null || seen.has(value)) continue;
    if (!Array.isArray(value) && kindOf(value) !== '[object Object]') return Infinity;
    seen.add(value);
    bytes += OBJECT_BYTES;
    for (const [name, each] of Object.entries(value)) {
      bytes += 2 * name.length + 8;
      if (each !== undefined) values.push(each);
    }
  }
  return bytes;
}
