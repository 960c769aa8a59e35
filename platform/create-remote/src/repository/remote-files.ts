/** Return where a file of the template stands, relative to the root: what GitHub reads is outside the remote's folder. */
export const fileInRepository = (remote: string, file: string): string =>
  file.startsWith('.github/') ? file : `${remote}/${file}`;
