import { KINDS, type KindName } from '../shapes/kinds.ts';
import { fieldNames } from '../shapes/json-schema.ts';
import { RULES } from '../rules/all-rules.ts';
import { explainIssue } from '../source/explain-issue.ts';
import { fieldName, type FieldPath } from '../source/field-name.ts';
import type { Entries, EntrySource } from '../source/entries.ts';
import type { CatalogueRecords } from './catalogue-records.ts';
import type { ChangeProblem, RecordKind, RecordName } from './change.ts';
import { RECORD_SHAPES } from './record-shapes.ts';
import type { RecordFacts } from './record-effect.ts';

/** The name of each kind of record among the files. */
const FILE_KIND = {
  title: 'title',
  person: 'people',
  award: 'award',
  festival: 'festival',
  list: 'list',
} as const satisfies Record<RecordKind, KindName>;

/** Return a record in the shape of its kind, its fields in their order, or what is wrong with it. */
export function shaped(
  kind: RecordKind,
  facts: RecordFacts,
): { readonly facts: RecordFacts } | { readonly problems: ChangeProblem[] } {
  const { data, error } = RECORD_SHAPES[kind].safeParse(facts);
  if (error === undefined) return { facts: data };
  const fields = fieldNames(FILE_KIND[kind]);
  return {
    problems: error.issues
      .flatMap((issue) => explainIssue(issue, facts, fields))
      .map(({ path, text }) => problemOf(path, text)),
  };
}

function problemOf(path: FieldPath, message: string): ChangeProblem {
  return path.length === 0 ? { message } : { field: fieldName(path), message };
}

/** Stands for the file of a record, so that rules name it. */
class RecordSource implements EntrySource {
  constructor(readonly file: string) {}

  problem(field: FieldPath, text: string) {
    return { file: this.file, line: 0, column: 0, field: fieldName(field), text };
  }
}

/**
 * Return which rules records break that were changed, or that refer to such.
 *
 * @param changed records as they are, or no more are
 */
export function brokenRules(records: CatalogueRecords, changed: readonly RecordName[]): ChangeProblem[] {
  const checked = checkedRecords(records, changed);
  const entries = entriesOf(records, checked);
  const isOne = changed.length === 1;
  const own = changed[0] && `${FILE_KIND[changed[0].kind]}/${changed[0].slug}`;
  return RULES.flatMap((rule) => rule(entries)).map(({ file, field, text }) => ({
    ...(field !== '' && isOne && file === own && { field }),
    message: file === own ? text : `${file}: ${field === '' ? '' : `${field}: `}${text}`,
  }));
}

/** The changed records and those that refer to them, by kind of file. */
function checkedRecords(
  records: CatalogueRecords,
  changed: readonly RecordName[],
): Record<KindName, Set<string>> {
  const checked = Object.fromEntries(Object.keys(KINDS).map((kind) => [kind, new Set<string>()])) as Record<
    KindName,
    Set<string>
  >;
  for (const { kind, slug } of changed) {
    checked[FILE_KIND[kind]].add(slug);
    if (kind === 'person') for (const title of records.titlesOf(slug)) checked.title.add(title.slug);
  }
  // Few, and any of them may name a changed title or person.
  for (const kind of ['award', 'festival', 'list'] as const) {
    for (const slug of records.slugs(kind)) checked[kind].add(slug);
  }
  checked.curation.add('curation');
  return checked;
}

function entriesOf(records: CatalogueRecords, checked: NonNullable<Entries['checked']>): Entries {
  const { curation, ...lists } = records.toCatalogue();
  const entries = (kind: KindName, of: readonly { readonly slug: string }[]) =>
    of.map((facts) => {
      const { slug } = facts;
      return { slug, facts, source: new RecordSource(`${kind}/${slug}`), path: [] };
    });
  const curated = {
    slug: 'curation',
    ...curation,
    lists: records.slugs('list'),
    festivals: records.slugs('festival'),
    awards: records.slugs('award'),
  };
  return {
    title: entries('title', lists.titles),
    people: entries('people', lists.people),
    award: entries('award', lists.awards),
    festival: entries('festival', lists.festivals),
    list: entries('list', lists.lists),
    company: entries('company', lists.companies),
    curation: entries('curation', [curated]),
    changes: [],
    votes: [],
    streaming: [],
    showings: [],
    reviews: [],
    checked,
  } as unknown as Entries;
}
