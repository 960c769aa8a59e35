/** A script of a bundle with its source map: what is replaced in the one moves columns of the other. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { decode, encode, type SourceMapMappings } from '@jridgewell/sourcemap-codec';

/** A source map, version 3. */
export interface SourceMap {
  readonly version: 3;
  readonly sources: readonly string[];
  readonly sourcesContent?: readonly (string | null)[];
  readonly names: readonly string[];
  readonly mappings: string;
}

/** Move what stands behind a column of a line, counted from 0. */
function moveColumns(mappings: SourceMapMappings, line: number, from: number, by: number): void {
  for (const segment of mappings[line] ?? []) if (segment[0] >= from) segment[0] += by;
}

export class MappedScript {
  constructor(
    readonly text: string,
    readonly map?: SourceMap,
  ) {}

  /** Replace every match, none of which spans lines. */
  replaceAll(pattern: RegExp, replacement: string): MappedScript {
    const text = this.text.replaceAll(pattern, () => replacement);
    if (!this.map || text === this.text) return new MappedScript(text, this.map);
    const mappings = decode(this.map.mappings);
    // From the last to the first: those to the left are where they were.
    for (const { 0: match, index } of [...this.text.matchAll(pattern)].reverse()) {
      const before = this.text.slice(0, index);
      const column = index - (before.lastIndexOf('\n') + 1);
      const line = before.split('\n').length - 1;
      moveColumns(mappings, line, column + match.length, replacement.length - match.length);
    }
    return new MappedScript(text, { ...this.map, mappings: encode(mappings) });
  }
}

/** Return a pattern that matches a text wherever it stands. */
export function literally(text: string): RegExp {
  return new RegExp(text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`), 'g');
}

/** Read a script as the bundler wrote it, with its map where it wrote one. */
export async function readScript(file: string): Promise<MappedScript> {
  const text = await readFile(file, 'utf8');
  if (!existsSync(`${file}.map`)) return new MappedScript(text);
  return new MappedScript(text, JSON.parse(await readFile(`${file}.map`, 'utf8')) as SourceMap);
}
