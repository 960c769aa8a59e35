/** The lines of `.github/CODEOWNERS`. */

/**
 * Return the text with the owner of a remote's folder after the other remotes; unchanged when the folder has one.
 *
 * @example addOwner(text, 'mfe-soundtracks', '@sinima/soundtracks')
 */
export function addOwner(text: string, remote: string, owner: string): string {
  const lines = text.split('\n');
  if (lines.some((line) => line.startsWith(`/${remote}/ `))) return text;
  const last = lines.findLastIndex((line) => line.startsWith('/mfe-'));
  const column = Math.max(`/${remote}/ `.length, lines[last]?.indexOf('@') ?? 0);
  const line = `/${remote}/`.padEnd(column) + owner;
  if (last === -1) return `${text.trimEnd()}\n${line}\n`;
  return lines.toSpliced(last + 1, 0, line).join('\n');
}

/** Return the remote whose folder somebody owns; undefined when they own none. */
export function remoteOf(text: string, owner: string): string | undefined {
  const lines = text.split('\n').filter((line) => line.startsWith('/mfe-'));
  const owned = lines.find((line) => line.split(/\s+/).slice(1).includes(owner));
  return owned && /^\/([^/]+)\//.exec(owned)?.[1];
}
