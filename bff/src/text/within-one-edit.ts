/**
 * Return whether two words are the same but for one typo: one letter too many, missing or different, or two
 * neighbouring letters swapped (a Damerau–Levenshtein distance of at most 1).
 */
export function withinOneEdit(a: string, b: string): boolean {
  if (a === b) return true;
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  const restA = a.slice(start);
  const restB = b.slice(start);
  const swapped = restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2);
  return (
    (restA.length === restB.length && (swapped || restA.slice(1) === restB.slice(1))) ||
    restA.slice(1) === restB ||
    restA === restB.slice(1)
  );
}
