import { readdirSync } from 'node:fs';
import path from 'node:path';
import { fieldNames } from '../shapes/json-schema.ts';
import { kindOf, KINDS, type Kind, type KindName } from '../shapes/kinds.ts';
import type { Problem } from './problem.ts';
import type { Entries, Entry } from './entries.ts';
import { explainIssue } from './explain-issue.ts';
import type { FieldPath } from './field-name.ts';
import { SourceFile } from './source-file.ts';

interface Reading {
  readonly entries: Entries;
  readonly problems: readonly Problem[];
}

/** Read all files of `catalogue/`, each against the shape of its kind. @param dataDir the folder that holds `catalogue/` */
export function readEntries(dataDir: string): Reading {
  const problems: Problem[] = [];
  const entries = Object.fromEntries(
    Object.keys(KINDS).map((kind) => [kind, [] as Entry<unknown>[]]),
  ) as Record<KindName, Entry<unknown>[]>;
  for (const file of filesIn(dataDir)) {
    const source = SourceFile.read(dataDir, file);
    const kind = kindOf(file);
    if (kind === undefined) {
      problems.push(source.problem([], 'does not lie where its kind belongs; see data/README.md.'));
      continue;
    }
    const { facts, found } = factsOf(source, kind);
    problems.push(...found);
    entries[kind].push(...entriesIn(source, KINDS[kind], facts));
  }
  return { entries: entries as unknown as Entries, problems };
}

/** The files in `catalogue/`, by their paths from `data/`, in the order of their names. */
function filesIn(dataDir: string): string[] {
  return readdirSync(path.join(dataDir, 'catalogue'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dataDir, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
    .sort();
}

/** The entries of a file, or the reason that it cannot be read. */
function factsOf(source: SourceFile, kind: KindName): { facts?: unknown; found: Problem[] } {
  const syntax = source.syntaxProblems();
  if (syntax.length > 0) return { found: syntax };
  const written = source.facts();
  const { data: facts, error } = KINDS[kind].shape.safeParse(written);
  if (error === undefined) return { facts, found: [] };
  const fields = fieldNames(kind);
  const faults = error.issues.flatMap((issue) => explainIssue(issue, written, fields));
  return { found: faults.map(({ path: field, text }) => source.problem(field, text)) };
}

function entriesIn(source: SourceFile, { holds }: Kind, facts: unknown): Entry<unknown>[] {
  if (holds === 'one') return [{ slug: source.name, facts, source, path: [] }];
  if (holds === 'list') return listed(facts).map((item, place) => entry('', item, place));
  return source.keys().map((key) => entry(key, (facts as Record<string, unknown> | undefined)?.[key], key));

  function entry(slug: string, item: unknown, key: FieldPath[number]): Entry<unknown> {
    return { slug, facts: item, source, path: [key] };
  }
}

const listed = (facts: unknown): unknown[] => (Array.isArray(facts) ? facts : []);
