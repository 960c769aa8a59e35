/** How many characters a run has under which names are indexed. */
const RUN = 3;

/** Return every run of three characters of a text, each once. */
export function trigrams(text: string): string[] {
  const characters = [...text];
  const runs = new Set<string>();
  for (let start = 0; start + RUN <= characters.length; start += 1) {
    runs.add(characters.slice(start, start + RUN).join(''));
  }
  return [...runs];
}

/**
 * Return the trigrams under which a folded name is indexed: a space before and two after mark where words begin and end, and
 * let a run begin at every character.
 */
export function indexTrigrams(folded: string): string[] {
  return trigrams(` ${folded}  `);
}

/** A condition on the trigrams under which a name is indexed: it has this one, or one that begins so. */
export interface GramCondition {
  readonly grams: string | { readonly $regex: string };
}

/**
 * Return what the trigrams of a name satisfy that holds this folded text. For texts of three characters or fewer it is the
 * whole truth; longer ones can be missing though all of their trigrams are there.
 */
export function gramConditions(folded: string): GramCondition[] {
  const length = [...folded].length;
  if (length === 0) return [];
  if (length < RUN) return [{ grams: { $regex: `^${folded}` } }];
  return trigrams(folded).map((run) => ({ grams: run }));
}

/** Return whether {@link gramConditions} say all that there is to say of a text. */
export function isOneRun(folded: string): boolean {
  return [...folded].length <= RUN;
}
