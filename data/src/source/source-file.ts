import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isCollection, isMap, isPair, isScalar, LineCounter, parseDocument, type Document } from 'yaml';
import { fieldName, type FieldPath } from './field-name.ts';
import type { Problem } from './problem.ts';

/** One YAML file, with the line of each of its fields. */
export class SourceFile {
  private readonly lines = new LineCounter();
  private readonly document: Document.Parsed;
  /** Numbers of the keys at the top, once they were asked for: a file may hold thousands. */
  private places: Map<string, number> | undefined;

  /** @param file path from `data/`, with slashes @param content the file's text */
  constructor(
    readonly file: string,
    private readonly content: string,
  ) {
    this.document = parseDocument(content, { lineCounter: this.lines });
  }

  static read(dataDir: string, file: string): SourceFile {
    return new SourceFile(file, readFileSync(path.join(dataDir, file), 'utf8'));
  }

  /** The name of the file without its ending: the slug of the one thing that it holds. */
  get name(): string {
    return path.posix.basename(this.file, '.yaml');
  }

  /** The YAML syntax errors. */
  syntaxProblems(): Problem[] {
    return this.document.errors.map(({ pos: [start], message }) => {
      const { line, col: column } = this.lines.linePos(start);
      return { file: this.file, line, column, field: '', text: message.split(/ at line|\n/, 1)[0]! };
    });
  }

  /** The file as plain values. */
  facts(): unknown {
    return this.document.toJS();
  }

  /** The keys of a file that holds several things by slug, in their order. */
  keys(): string[] {
    const { contents } = this.document;
    return isMap(contents) ? contents.items.map(({ key }) => String(isScalar(key) ? key.value : key)) : [];
  }

  /** The lines from a key of the file's top to the next key, and the first one's number; without a key: all. */
  linesOf(key?: string | number): { line: number; text: string } {
    const { contents } = this.document;
    if (key === undefined || !isMap(contents)) return { line: 1, text: this.content };
    this.places ??= new Map(this.keys().map((name, place) => [name, place]));
    const place = this.places.get(String(key)) ?? -1;
    const startAt = (at: number): number | undefined => startOf(contents.items[at]?.key);
    const start = startAt(place) ?? 0;
    return { line: this.lines.linePos(start).line, text: this.content.slice(start, startAt(place + 1)) };
  }

  /** A problem with the field at this path; where there is no such field, with what should hold it. */
  problem(field: FieldPath, text: string): Problem {
    const { line, col: column } = this.lines.linePos(this.offsetOf(field));
    return { file: this.file, line, column, field: fieldName(field), text };
  }

  private offsetOf(field: FieldPath): number {
    let node: unknown = this.document.contents;
    let offset = 0;
    for (const key of field) {
      const found = isMap(node)
        ? node.items.find((pair) => isScalar(pair.key) && String(pair.key.value) === String(key))
        : isCollection(node)
          ? node.items[Number(key)]
          : undefined;
      if (found === undefined) break;
      offset = startOf(isPair(found) ? found.key : found) ?? offset;
      node = isPair(found) ? found.value : found;
    }
    return (isScalar(node) ? startOf(node) : undefined) ?? offset;
  }
}

function startOf(node: unknown): number | undefined {
  return isScalar(node) || isCollection(node) ? node.range?.[0] : undefined;
}
