import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { CatalogueRecords } from '../changes/catalogue-records.ts';
import type { RecordName } from '../changes/change.ts';
import type { RecordEffect, RecordFacts } from '../changes/record-effect.ts';
import { RECORD_SHAPES } from '../changes/record-shapes.ts';
import { RecordText } from './record-text.ts';
import { fieldText } from './yaml-value.ts';

/** Where a record is written. */
interface RecordPlace {
  /** Path from `data/catalogue/`. */
  readonly file: string;
  /** The key in a file of several; undefined: the file is the record. */
  readonly key?: string;
}

/** The file of people without a known country or work. */
const UNKNOWN_COUNTRY = 'unknown';

/** The lists of `curation.yaml` that name every record of a kind. */
const CURATED = { list: 'lists', festival: 'festivals', award: 'awards' } as const;

/** The lists of `curation.yaml` by which the editors put records forward. */
const FEATURED = { title: 'trending', person: 'featuredPeople' } as const;

/** The files of the catalogue, as changes are written into them. */
export class RecordFiles {
  private readonly titleFiles = new Map<string, string>();

  /** @param dataDir the folder that holds `catalogue/` */
  constructor(private readonly dataDir: string) {
    for (const file of readdirSync(this.at('titles'), { recursive: true, encoding: 'utf8' })) {
      const slash = file.split(path.sep).join('/');
      if (slash.endsWith('.yaml'))
        this.titleFiles.set(path.posix.basename(slash, '.yaml'), `titles/${slash}`);
    }
  }

  /**
   * Write what a change did to a record.
   *
   * @param facts the record after it
   * @param latest the catalogue after all changes: which file a new person belongs to follows from the titles
   * @returns the files that were written or deleted, by their paths from `data/`
   */
  write(
    { record, did, fields }: RecordEffect,
    facts: RecordFacts | undefined,
    latest: CatalogueRecords,
  ): string[] {
    const curated = this.curate(record, did);
    if (did === 'removed') return [...this.remove(record), ...curated, ...this.feature(record, latest)];
    if (did === 'created') return facts ? [...this.create(record, facts, latest), ...curated] : [];
    const place = this.find(record);
    if (!place) throw new Error(`No file has the ${record.kind} ${record.slug}.`);
    const order = Object.keys(RECORD_SHAPES[record.kind].shape);
    return this.edit(place.file, (text) => {
      for (const field of fields) text.change(place.key, field, order);
    });
  }

  /** Note up to which change the files hold the log. */
  mark(change: { readonly sequence: number; readonly hash: string }): string[] {
    writeFileSync(
      this.at('changes.yaml'),
      `# yaml-language-server: $schema=../schema/changes.json\n# The files hold accepted changes up to this one; \`npm run data -- export\` writes it.\nsequence: ${change.sequence}\nhash: ${change.hash}\n`,
    );
    return ['catalogue/changes.yaml'];
  }

  private at(file: string): string {
    return path.join(this.dataDir, 'catalogue', file);
  }

  private edit(file: string, change: (text: RecordText) => void): string[] {
    const text = new RecordText(readFileSync(this.at(file), 'utf8'));
    change(text);
    writeFileSync(this.at(file), text.toString());
    return [`catalogue/${file}`];
  }

  private find({ kind, slug }: RecordName): RecordPlace | undefined {
    if (kind === 'title') {
      const file = this.titleFiles.get(slug);
      return file === undefined ? undefined : { file };
    }
    if (kind !== 'person') return { file: `${kind}s/${slug}.yaml` };
    const entry = new RegExp(`^${slug}:$`, 'm');
    const file = readdirSync(this.at('people')).find((name) =>
      entry.test(readFileSync(this.at(`people/${name}`), 'utf8')),
    );
    return file === undefined ? undefined : { file: `people/${file}`, key: slug };
  }

  private remove(record: RecordName): string[] {
    const place = this.find(record);
    if (!place) return [];
    const { file, key } = place;
    if (key !== undefined) {
      const text = new RecordText(readFileSync(this.at(file), 'utf8'));
      text.removeEntry(key);
      // A file of people without anybody is none.
      if (text.isEmpty) rmSync(this.at(file));
      else writeFileSync(this.at(file), text.toString());
      return [`catalogue/${file}`];
    }
    rmSync(this.at(file));
    this.titleFiles.delete(record.slug);
    return [`catalogue/${file}`];
  }

  private create({ kind, slug }: RecordName, facts: RecordFacts, latest: CatalogueRecords): string[] {
    if (kind === 'person') {
      const [title] = latest.titlesOf(slug);
      const country = (facts.country as string | undefined) ?? title?.countries[0];
      const file = `people/${country === undefined ? UNKNOWN_COUNTRY : folderOf(country)}.yaml`;
      if (!existsSync(this.at(file))) writeFileSync(this.at(file), schemaLine('people', 1));
      return this.edit(file, (text) => text.addEntry(slug, facts));
    }
    const file =
      kind === 'title'
        ? `titles/${folderOf((facts.countries as string[])[0] ?? UNKNOWN_COUNTRY)}/${slug}.yaml`
        : `${kind}s/${slug}.yaml`;
    const fields = Object.entries(facts).map(([field, value]) => `${fieldText(field, value, 0)}\n`);
    mkdirSync(path.dirname(this.at(file)), { recursive: true });
    writeFileSync(this.at(file), schemaLine(kind, kind === 'title' ? 2 : 1) + fields.join(''));
    if (kind === 'title') this.titleFiles.set(slug, file);
    return [`catalogue/${file}`];
  }

  /** A new list, festival or award is shown after the others. */
  private curate({ kind, slug }: RecordName, did: RecordEffect['did']): string[] {
    const field = (CURATED as Partial<Record<string, string>>)[kind];
    if (field === undefined || did === 'changed') return [];
    const items = did === 'created' ? { added: [slug] } : { removed: [slug] };
    return this.edit('curation.yaml', (text) => text.change(undefined, { field, ...items }, [field]));
  }

  /** The record that a featured one was merged into is featured in its place. */
  private feature(record: RecordName, latest: CatalogueRecords): string[] {
    const { kind, slug } = record;
    const field = (FEATURED as Partial<Record<string, string>>)[kind];
    const into = latest.presentSlug(record);
    if (field === undefined || into === undefined || into === slug) return [];
    return this.edit('curation.yaml', (text) => {
      const slugs = (text.value(undefined, field) ?? []) as readonly string[];
      if (!slugs.includes(slug)) return;
      const added = slugs.includes(into) ? [] : [into];
      text.change(undefined, { field, removed: [slug], added }, [field]);
    });
  }
}

const schemaLine = (schema: string, depth: number): string =>
  `# yaml-language-server: $schema=${'../'.repeat(depth + 1)}schema/${schema}.json\n`;

/** @example folderOf('São Tomé and Príncipe') // 'sao-tome-and-principe' */
const folderOf = (country: string): string =>
  country
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-');
