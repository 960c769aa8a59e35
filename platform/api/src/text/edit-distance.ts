/**
 * Return how many typos make one word of the other: a letter too many, missing or different, or two neighbours
 * swapped (the optimal string alignment distance). More than `most` is Infinity, and found out sooner.
 */
export function editDistance(a: string, b: string, most: number): number {
  if (a === b) return 0;
  if (Math.abs(a.length - b.length) > most) return Infinity;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1];
      let distance = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (isSame ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        distance = Math.min(distance, before[j - 2]! + 1);
      }
      row.push(distance);
      least = Math.min(least, distance);
    }
    if (least > most) return Infinity;
    [before, last] = [last, row];
  }
  const distance = last[b.length]!;
  return distance <= most ? distance : Infinity;
}
