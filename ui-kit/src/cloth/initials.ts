/** The first letters of the first and the last name. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : words;
  return chosen
    .map((word) => /^\P{M}\p{M}*/u.exec((word ?? '').normalize('NFC'))?.[0] ?? '')
    .join('')
    .toUpperCase();
}
