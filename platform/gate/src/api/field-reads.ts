/** Keys that are asked of any value, and are no fields of the API. */
const OF_ANY_VALUE = new Set([
  'then',
  'toJSON',
  'constructor',
  '$$typeof',
  'nodeType',
  'tagName',
  '@@iterator',
]);

/**
 * Return a view of an answer that notes which fields are read: `title`, `genres[].name`, `[].slug` in a list. A copy
 * (`{...title}`) reads every field.
 */
export function noteReads(answer: unknown, note: (field: string) => void, path = ''): unknown {
  if (typeof answer !== 'object' || answer === null) return answer;
  const views = new Map<string, unknown>();
  const isList = Array.isArray(answer);
  return new Proxy(answer, {
    get(target, key, receiver) {
      const value: unknown = Reflect.get(target, key, receiver);
      if (typeof key === 'symbol' || OF_ANY_VALUE.has(key)) return value;
      if (isList && !/^\d+$/.test(key)) return value;
      if (!isList && !Object.hasOwn(target, key) && key in target) return value;
      const field = isList ? `${path}[]` : path === '' ? key : `${path}.${key}`;
      if (!isList) note(field);
      if (!views.has(key)) views.set(key, noteReads(value, note, field));
      return views.get(key);
    },
    has(target, key) {
      if (typeof key === 'string' && !isList) note(path === '' ? key : `${path}.${key}`);
      return Reflect.has(target, key);
    },
  });
}
