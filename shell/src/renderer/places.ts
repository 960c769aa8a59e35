/** Places of fragments in markup that one renderer makes, for markup that others make. */
import { randomUUID } from 'node:crypto';
import { fragmentKey, type FragmentRef } from '../page/fragment-ref.ts';

/** The places of one render; nobody else's markup can have their texts. */
export interface Places {
  /** Return the text that stands in the place of a fragment. */
  markOf(ref: FragmentRef): string;
  /** Return the texts of places, by `fragmentKey`, that stand in the markup. */
  in(html: string): Readonly<Record<string, string>>;
}

export function createPlaces(): Places {
  const id = randomUUID();
  const marks = new Map<string, string>();
  return {
    markOf(ref) {
      const key = fragmentKey(ref);
      const mark = id + key + id;
      marks.set(key, mark);
      return mark;
    },
    in: (html) => Object.fromEntries([...marks].filter(([, mark]) => html.includes(mark))),
  };
}
