/** A script of a version with its source map: where in the sources a place of it is. */
import { originalPositionFor, sourceContentFor, traceSegment, TraceMap } from '@jridgewell/trace-mapping';
import type { SourcePlace } from '@sinima/contracts/error-groups';
import { functionsAround, type NamedAt } from './enclosing-function.ts';

/** Longest text of a line, in characters. */
const MAX_TEXT = 200;

/** Return the character at a line and column, both from 1 on. */
function characterAt(script: string, line: number, column: number): number {
  const before = script.split('\n').slice(0, line - 1);
  return before.reduce((sum, text) => sum + text.length + 1, 0) + column - 1;
}

export class MappedScript {
  readonly #map: TraceMap;

  /** @param map its text */
  constructor(
    map: string,
    private readonly script: string,
  ) {
    this.#map = new TraceMap(map);
  }

  /** Return the place in the sources; undefined where none is mapped. @param line and column, from 1 on, of the script */
  place(line: number, column: number): SourcePlace | undefined {
    const { source, line: sourceLine } = originalPositionFor(this.#map, { line, column: column - 1 });
    if (source === null || sourceLine === null) return undefined;
    const text = sourceContentFor(this.#map, source)?.split('\n')[sourceLine - 1]?.trim().slice(0, MAX_TEXT);
    return { file: source, line: sourceLine, ...(text && { text }) };
  }

  /** Return the name in the sources of the innermost function that has one there. The script is parsed for it. */
  functionAt(line: number, column: number): string | undefined {
    const around = functionsAround(this.script, characterAt(this.script, line, column));
    return around.map((named) => this.#originalName(named)).find((name) => name !== undefined);
  }

  /** What the bundler put around modules has names too, which are mapped to nothing. */
  #originalName({ start, name }: NamedAt): string | undefined {
    const lines = this.script.slice(0, start).split('\n');
    const column = lines.at(-1)!.length;
    const segment = traceSegment(this.#map, lines.length - 1, column);
    if (segment === null || segment.length === 1 || segment[0] !== column) return undefined;
    return segment.length === 5 ? this.#map.names[segment[4]] : name;
  }
}
