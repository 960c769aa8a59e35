import { elements, valueEnd, type RawDocument, type RawElement } from './raw-bson.ts';

const firstByName = (document: RawDocument): Map<string, RawElement> => {
  const byName = new Map<string, RawElement>();
  for (const element of elements(document)) {
    if (!byName.has(element.name)) byName.set(element.name, element);
  }
  return byName;
};

/** The names of the top fields that two documents do not have in common, byte for byte. */
export function changedFields(before: RawDocument, after: RawDocument): ReadonlySet<string> {
  const former = firstByName(before);
  const changed = new Set<string>();
  for (const [name, element] of firstByName(after)) {
    const other = former.get(name);
    former.delete(name);
    if (!other || !isSameValue(other, element)) changed.add(name);
  }
  for (const name of former.keys()) changed.add(name);
  return changed;
}

function isSameValue(a: RawElement, b: RawElement): boolean {
  if (a.type !== b.type) return false;
  const [endOfA, endOfB] = [valueEnd(a.buffer, a.type, a.start), valueEnd(b.buffer, b.type, b.start)];
  return a.buffer.compare(b.buffer, b.start, endOfB, a.start, endOfA) === 0;
}
