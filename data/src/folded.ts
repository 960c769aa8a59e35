/** Return a name without marks, case and signs. */
export function folded(name: string): string {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return plain
    .split(/[^\p{L}\p{N}]+/u)
    .join(' ')
    .trim();
}
