/** The year and running time of a title in one line, e.g. "2018 · 169m"; what is not known is left out. */
export function titleMeta(title: { releaseYear: number | null; runtimeMins: number | null }): string {
  const runtime = title.runtimeMins === null ? null : `${title.runtimeMins}m`;
  return [title.releaseYear, runtime].filter((part) => part !== null).join(' · ');
}
