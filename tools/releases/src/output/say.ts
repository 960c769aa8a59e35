/** The output of the command line: text for people, JSON for machines. */
/** End quietly when nobody reads on: `npm run releases -- history | head`. */
export function endWithTheReader(): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(process.exitCode ?? 0);
    throw error;
  });
}

/** Write a line, or several. */
export function say(...lines: readonly string[]): void {
  process.stdout.write(lines.map((line) => `${line}\n`).join(''));
}

/** Write a value for machines. */
export function sayJson(value: unknown): void {
  say(JSON.stringify(value, null, 2));
}
