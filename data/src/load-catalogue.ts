import type { Catalogue, Samples } from './catalogue.ts';
import { professionsOf } from './rules/derived-roles.ts';
import type { Problem } from './source/problem.ts';
import { RULES, RULES_OF_FILES } from './rules/all-rules.ts';
import { readable, type Rule } from './rules/rule.ts';
import { translationsAreOfTheirText } from './rules/translation-rules.ts';
import { titlesByRole } from './rules/titles-by-role.ts';
import type { Entries, Entry } from './source/entries.ts';
import { readEntries } from './source/read-entries.ts';
import { SourceFile } from './source/source-file.ts';

/** A record as it stands in its file. */
export interface RecordSource {
  readonly kind: 'title' | 'person';
  readonly slug: string;
  /** Path from the repository. */
  readonly file: string;
  /** The line at which it begins, from 1. */
  readonly line: number;
  /** The lines themselves. */
  readonly yaml: string;
}

interface Loaded {
  readonly catalogue: Catalogue;
  readonly samples: Samples;
  /** By file and line; empty where all is well. */
  readonly problems: readonly Problem[];
  /** Warnings: the catalogue is built, but a check of the files fails. */
  readonly remarks: readonly Problem[];
  /** Translations of texts that have changed: a check names them, and does not fail. */
  readonly outdated: readonly Problem[];
  /** The file and lines of each title and person, for corrections. */
  readonly sources: readonly RecordSource[];
}

/** Read and check all files. @param dataDir the folder that holds `catalogue/` */
export function loadCatalogue(dataDir: string): Loaded {
  const { entries, problems } = readEntries(dataDir);
  const brokenRules = (rules: readonly Rule[]): Problem[] => rules.flatMap((rule) => rule(entries));
  return {
    catalogue: catalogueOf(entries),
    samples: samplesOf(entries),
    sources: [...sourcesOf('title', entries.title), ...sourcesOf('person', entries.people)],
    problems: inPlaces([...problems, ...brokenRules(RULES)]),
    remarks: inPlaces(brokenRules(RULES_OF_FILES)),
    outdated: inPlaces(brokenRules(translationsAreOfTheirText)),
  };
}

function sourcesOf(kind: RecordSource['kind'], entries: readonly Entry<unknown>[]): RecordSource[] {
  return entries.flatMap(({ slug, source, path }) => {
    if (!(source instanceof SourceFile)) return [];
    const { line, text } = source.linesOf(path[0]);
    return [{ kind, slug, file: `data/${source.file}`, line, yaml: text }];
  });
}

const inPlaces = (problems: readonly Problem[]): Problem[] =>
  [...problems].sort(
    (a, b) => compare(a.file, b.file) || a.line - b.line || a.column - b.column || compare(a.text, b.text),
  );

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

function named<Facts>(entries: readonly Entry<Facts>[]): (Facts & { slug: string })[] {
  return readable(entries).map(({ slug, facts }) => ({ slug, ...facts }));
}

function ofTitles<Facts>(entries: readonly Entry<Facts>[]): (Facts & { title: string })[] {
  return readable(entries).map(({ slug, facts }) => ({ title: slug, ...facts }));
}

const plain = <Facts>(entries: readonly Entry<Facts>[]): Facts[] =>
  readable(entries).map(({ facts }) => facts);

function inOrder<Item extends { slug: string }>(
  items: readonly Item[],
  slugs: readonly string[] = [],
): Item[] {
  return [...items].sort((a, b) => slugs.indexOf(a.slug) - slugs.indexOf(b.slug));
}

function catalogueOf(entries: Entries): Catalogue {
  const curation = entries.curation[0]?.facts;
  const titles = named(entries.title);
  const roles = titlesByRole(titles);
  const changes = entries.changes[0]?.facts;
  return {
    titles,
    people: named(entries.people).map(({ slug, name, ...facts }) => ({
      slug,
      name,
      roles: professionsOf(roles.get(slug) ?? new Map(), { name, ...facts }),
      ...facts,
    })),
    lists: inOrder(named(entries.list), curation?.lists),
    festivals: inOrder(named(entries.festival), curation?.festivals),
    awards: inOrder(named(entries.award), curation?.awards),
    companies: named(entries.company),
    curation: { trending: curation?.trending ?? [], featuredPeople: curation?.featuredPeople ?? [] },
    ...(changes && { changes }),
  };
}

const samplesOf = (entries: Entries): Samples => ({
  votes: ofTitles(entries.votes),
  streaming: ofTitles(entries.streaming),
  showings: plain(entries.showings),
  reviews: plain(entries.reviews),
});
