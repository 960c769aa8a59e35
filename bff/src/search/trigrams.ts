/** Every run of three characters of a text, each once. */
export function trigrams(text: string): string[] {
  const characters = [...text];
  const runs = new Set<string>();
  for (let start = 0; start + 3 <= characters.length; start += 1) {
    runs.add(characters.slice(start, start + 3).join(''));
  }
  return [...runs];
}

/** The trigrams under which a folded name is indexed: a space before and after marks where words begin and end. */
export function indexTrigrams(folded: string): string[] {
  return trigrams(` ${folded} `);
}
