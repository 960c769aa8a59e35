/** The file of an awards body: its editions are written anew, the rest stays as it is. */
import { readFileSync, writeFileSync } from 'node:fs';
import { stringify } from 'yaml';
import type { AwardFacts } from '@sinima/data/catalogue';
import { ImportError } from '../import/import-error.ts';

type Edition = AwardFacts['editions'][number];

const EDITIONS = /^editions:.*\n(?:[ \n].*\n?|\n)*/m;

/** Write the editions of a body into its file. @throws ImportError where the file has none */
export function writeEditions(file: string, editions: readonly Edition[]): void {
  const text = readFileSync(file, 'utf8');
  if (!EDITIONS.test(text)) throw new ImportError(`${file} has no line "editions:". Add it.`);
  writeFileSync(
    file,
    text.replace(EDITIONS, () => editionsText(editions)),
  );
}

const scalar = (value: string): string => stringify(value, { lineWidth: 0, singleQuote: true }).trimEnd();

const nominee = (facts: object): string =>
  stringify(facts, { collectionStyle: 'flow', lineWidth: 0, singleQuote: true }).trimEnd();

/** Return editions as the catalogue writes them: a line for each nominee. */
export function editionsText(editions: readonly Edition[]): string {
  const lines = editions.flatMap(({ year, source, categories }) => [
    `  - year: ${year}`,
    ...(source === undefined ? [] : [`    source: ${scalar(source)}`]),
    '    categories:',
    ...categories.flatMap((category) => [
      `      - name: ${scalar(category.name)}`,
      ...(category.source === undefined ? [] : [`        source: ${scalar(category.source)}`]),
      '        nominees:',
      ...category.nominees.map((facts) => `          - ${nominee(facts)}`),
    ]),
  ]);
  return `editions:\n${lines.join('\n')}\n`;
}
