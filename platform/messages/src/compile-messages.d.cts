export function englishModule(source: string, file: string): string;
export function multilingualModule(
  source: string,
  file: string,
  locales: Readonly<Record<string, string>>,
): string;
export function translationModule(file: string, locale: string, from?: string): string;
