export interface TranslatedMessage {
  readonly name: string;
  readonly english: string;
  readonly text: string;
  readonly isDraft: boolean;
}

export function dependenciesWith(file: string): { readonly name: string; readonly file: string }[];
export function readTranslation(source: string | Buffer): TranslatedMessage[];
export function translationFiles(dir: string): { readonly language: string; readonly file: string }[];
export function wordsOfDependencies(file: string): TranslatedMessage[];
