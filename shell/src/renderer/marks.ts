/** Marks around fragments in the markup, by which it is cut; the page has none of them. */
import { randomUUID } from 'node:crypto';

/** The marks of one render; nobody else's markup can have them. */
export interface Marks {
  /** Return the text that marks a place. @param name without characters that HTML escapes */
  mark(name: string): string;
  /** Cut markup at the marks: text, the name of a mark, text, … */
  cut(html: string): readonly string[];
}

export function createMarks(): Marks {
  const id = randomUUID();
  return {
    mark: (name) => id + name + id,
    cut: (html) => html.split(id),
  };
}
