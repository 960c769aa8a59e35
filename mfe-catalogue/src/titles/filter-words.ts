/** Return what ten years are called, e.g. "1990s". */
export function decadeLabel(decade: number): string {
  return `${decade}s`;
}

/** Return what a language is called, given by its English name: in its own spelling where that differs by marks alone. */
export function languageLabel(language: string): string {
  return language.toLowerCase() === 'yoruba' ? 'Yorùbá' : language;
}
