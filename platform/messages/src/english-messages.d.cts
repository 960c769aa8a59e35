export function englishFiles(dir: string): string[];
export function englishOf(dir: string): Readonly<Record<string, string>>;
export function readEnglish(source: string): Readonly<Record<string, string>>;
export function workspaceOf(file: string): string;
