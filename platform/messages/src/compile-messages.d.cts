export interface TranslatedMessage {
  readonly name: string;
  readonly english: string;
  readonly text: string;
  readonly isDraft: boolean;
}

export function englishFiles(dir: string): string[];
export function englishModule(source: string, file: string): string;
export function englishOf(dir: string): Readonly<Record<string, string>>;
export function multilingualModule(
  source: string,
  file: string,
  locales: Readonly<Record<string, string>>,
): string;
export function dependenciesWith(file: string): { readonly name: string; readonly file: string }[];
export function readEnglish(source: string): Readonly<Record<string, string>>;
export function readTranslation(source: string | Buffer): TranslatedMessage[];
export function wordsOfDependencies(file: string): TranslatedMessage[];
export function workspaceOf(file: string): string;
export function translationFiles(dir: string): { readonly language: string; readonly file: string }[];
export function translationModule(source: string, file: string, locale: string, within?: string): string;
