/** From what was thrown in bundled code to the place in the sources. */
import { readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import path from 'node:path';
import { placeText, type Place } from '../shapes/problem.ts';

/** An error, mapped to the sources. */
export interface TracedError {
  readonly message: string;
  readonly place?: Place | undefined;
  /** The calls that led there, those of packages left out. */
  readonly details?: string | undefined;
}

interface Tracing {
  /** The repository's root, from which places are named. */
  readonly root: string;
  /** Return the file of bundled code that a stack names; undefined: it is none of ours. */
  readonly fileOf: (named: string) => string | undefined;
}

/** `at Page (http://localhost:3000/__dev/hot/mfe-title/title.js:3:7)` or `at server bundle:3:7`. */
const FRAME = /^\s*at (?:(?<call>.*?) \()?(?<named>[^()]+?):(?<line>\d+):(?<column>\d+)\)?$/;

const isOfPackage = (file: string): boolean => /(^|\/)node_modules\//.test(file);

function readMap(file: string): SourceMap | undefined {
  try {
    return new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8')) as SourceMapPayload);
  } catch {
    return undefined;
  }
}

/** Trace an error by the source maps beside the bundles. */
export function traceError(stack: string, { root, fileOf }: Tracing): TracedError {
  const lines = stack.split('\n');
  const firstFrame = lines.findIndex((line) => FRAME.test(line));
  const message = (firstFrame < 0 ? lines : lines.slice(0, firstFrame)).join('\n').trim();
  const maps = new Map<string, SourceMap | undefined>();

  function sourcePlace(named: string, line: number, column: number): Place | undefined {
    const file = fileOf(named);
    if (file === undefined) return undefined;
    if (!maps.has(file)) maps.set(file, readMap(file));
    const entry = maps.get(file)?.findEntry(line - 1, column - 1);
    if (!entry || !('originalSource' in entry)) return undefined;
    const source = path.relative(root, entry.originalSource.replace(/^file:\/\//, '').split('?')[0]!);
    return { file: source, line: entry.originalLine + 1, column: entry.originalColumn + 1 };
  }

  const calls = lines.flatMap((text) => {
    const { call = '', named = '', line, column } = FRAME.exec(text)?.groups ?? {};
    const place = named === '' ? undefined : sourcePlace(named, Number(line), Number(column));
    return place && !isOfPackage(place.file) ? [{ call, place }] : [];
  });
  return {
    message,
    place: calls[0]?.place,
    details:
      calls.length < 2
        ? undefined
        : calls.map(({ call, place }) => `at ${call} ${placeText(place)}`.replace('  ', ' ')).join('\n'),
  };
}
