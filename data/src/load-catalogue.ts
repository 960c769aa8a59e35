import type { Catalogue, Samples } from './catalogue.ts';
import { professionsOf } from './derived-roles.ts';
import type { Problem } from './source/problem.ts';
import { awardRules } from './rules/award-rules.ts';
import { biographiesAreOfCredits } from './rules/biography-rules.ts';
import { creditRules } from './rules/credit-rules.ts';
import { editorialRules } from './rules/editorial-rules.ts';
import { festivalRules } from './rules/festival-rules.ts';
import { originRules } from './rules/origin-rules.ts';
import { personRules } from './rules/person-rules.ts';
import { readable } from './rules/rule.ts';
import { sampleRules } from './rules/sample-rules.ts';
import { seasonRules } from './rules/season-rules.ts';
import { slugsAreUnique } from './rules/slugs.ts';
import { titleRules } from './rules/title-rules.ts';
import { titlesByRole } from './rules/titles-by-role.ts';
import type { Entries, Entry } from './source/entries.ts';
import { readEntries } from './source/read-entries.ts';

const RULES = [
  slugsAreUnique,
  ...titleRules,
  ...creditRules,
  ...seasonRules,
  ...personRules,
  biographiesAreOfCredits,
  ...originRules,
  ...editorialRules,
  ...awardRules,
  ...festivalRules,
  ...sampleRules,
];

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
  /** The file and lines of each title and person, for corrections. */
  readonly sources: readonly RecordSource[];
}

/** Read and check all files. @param dataDir the folder that holds `catalogue/` */
export function loadCatalogue(dataDir: string): Loaded {
  const { entries, problems } = readEntries(dataDir);
  const found = [...problems, ...RULES.flatMap((rule) => rule(entries))];
  return {
    catalogue: catalogueOf(entries),
    samples: samplesOf(entries),
    sources: [...sourcesOf('title', entries.title), ...sourcesOf('person', entries.people)],
    problems: found.sort(
      (a, b) => compare(a.file, b.file) || a.line - b.line || a.column - b.column || compare(a.text, b.text),
    ),
  };
}

function sourcesOf(kind: RecordSource['kind'], entries: readonly Entry<unknown>[]): RecordSource[] {
  return entries.map(({ slug, source, path }) => {
    const { line, text } = source.linesOf(path[0]);
    return { kind, slug, file: `data/${source.file}`, line, yaml: text };
  });
}

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
    curation: { trending: curation?.trending ?? [], featuredPeople: curation?.featuredPeople ?? [] },
  };
}

const samplesOf = (entries: Entries): Samples => ({
  votes: ofTitles(entries.votes),
  streaming: ofTitles(entries.streaming),
  showings: plain(entries.showings),
  reviews: plain(entries.reviews),
});
