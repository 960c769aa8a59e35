/** The bundler's errors as problems. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Stats } from '@rspack/core';
import type { Place, Problem } from '../shapes/problem.ts';

interface BundlerError {
  readonly message: string;
  readonly moduleIdentifier?: string | undefined;
}

/** The message for an import that leads nowhere. */
const RESOLVING = /Can't resolve '([^']+)'/;

/** The source of the module, without the loaders that it went through. */
function sourceOf({ moduleIdentifier = '' }: BundlerError): string | undefined {
  const file = moduleIdentifier.split('!').at(-1)?.split(/[?|]/)[0] ?? '';
  return path.isAbsolute(file) ? file : undefined;
}

/** The bundler names the place of an import in compiled code: look it up in the source. */
function placeOfImport(file: string, request: string): { line: number; column: number } | undefined {
  const lines = readFileSync(file, 'utf8').split('\n');
  const index = lines.findIndex((line) => line.includes(request) && /\b(import|from|require)\b/.test(line));
  return index < 0 ? undefined : { line: index + 1, column: lines[index]!.indexOf(request) + 1 };
}

function placeOf(error: BundlerError, root: string): Place | undefined {
  const source = sourceOf(error);
  if (source === undefined) return undefined;
  const file = path.relative(root, source);
  const [, request] = RESOLVING.exec(error.message) ?? [];
  if (request !== undefined) {
    const found = placeOfImport(source, request);
    if (found) return { file, ...found };
  }
  const [, line, column] = /[[(](\d+):(\d+)[\])]/.exec(error.message) ?? [];
  return { file, line: Number(line ?? 1), column: Number(column ?? 1) };
}

/** Take the frame that the bundler draws around a message away, and its own words before it. */
function messageOf(text: string): string {
  const lines = text
    .split('\n')
    .map((line) => line.replace(/^[\s╰├─▶│×]+/, '').trim())
    .filter((line) => line !== '' && !/^Module (build|parse) failed/.test(line));
  return lines[0] ?? text.trim();
}

/** Return the drawing of the lines around the place, moved to the margin; none of compiled code. */
function drawingOf(text: string): string | undefined {
  if (RESOLVING.test(text)) return undefined;
  const lines = text.split('\n');
  const start = lines.findIndex((line) => line.includes('╭─'));
  if (start < 0) return undefined;
  const drawing = lines.slice(start + 1).filter((line) => line.trim() !== '' && !line.includes('╰──'));
  const margin = Math.min(...drawing.map((line) => line.search(/\S/)));
  return drawing.map((line) => line.slice(margin)).join('\n');
}

/** Return what is wrong in a build, each once. */
export function buildProblems(stats: Pick<Stats, 'toJson'>, app: string, root: string): Problem[] {
  const { errors = [] } = stats.toJson({ all: false, errors: true });
  return errors.map((error) => ({
    kind: 'build',
    app,
    message: messageOf(error.message),
    place: placeOf(error, root),
    details: drawingOf(error.message),
  }));
}
