/** Return things with one of them moved by a place; as they are where there is none to move to. */
export function moved<T>(things: readonly T[], from: number, by: -1 | 1): readonly T[] {
  const to = from + by;
  const thing = things[from];
  if (thing === undefined || to < 0 || to >= things.length) return things;
  const rest = things.filter((_other, index) => index !== from);
  return [...rest.slice(0, to), thing, ...rest.slice(to)];
}
