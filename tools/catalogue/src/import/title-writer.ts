import type { AnyBulkWriteOperation, Document } from 'mongodb';
import type { Connection, Types } from 'mongoose';
import { stableId } from '@sinima/api/database/stable-id';
import { fold } from '@sinima/api/text/fold';
import { indexedTitle } from '@sinima/bff/derived/indexed-title';
import { directorsOf } from './directors-of.ts';
import type { ImportEntry } from './import-entry.ts';
import { RowRefusal, type ImportedTitle, type ImportSource } from './import-records.ts';
import { isSameTitle, type ComparedTitle } from './same-title.ts';
import { freeSlug, slugOf } from './slug-of.ts';

/** The id of a source's title. */
export function titleId(source: ImportSource, sourceId: string): Types.ObjectId {
  return stableId('title', source, sourceId);
}

/** Fields that a source may leave open; they are absent then. */
const OPEN = ['originalTitle', 'releaseYear', 'runtimeMins', 'seasonCount', 'plotSummary'] as const;

/** Fields of a new title that no source fills, and that a later import leaves alone. */
const AT_FIRST = {
  languages: [],
  technical: [],
  trivia: [],
  streamingPlatforms: [],
  availabilityIsSample: false,
  showings: [],
  showingsAreSample: false,
} as const;

/** Put titles into the catalogue, but none that is there from elsewhere. */
export class TitleWriter {
  /** Titles that would be there by now, were this not a trial. */
  private readonly supposed: ComparedTitle[] = [];

  constructor(
    private readonly connection: Connection,
    private readonly source: ImportSource,
    private readonly isTrial: boolean,
  ) {}

  /** Write the titles of these rows; refuse the rows whose title is there already. */
  async write(entries: readonly ImportEntry[]): Promise<void> {
    const titles = entries.filter(({ row }) => row.title);
    if (titles.length === 0) return;
    const ids = titles.map(({ row }) => titleId(this.source, row.title!.sourceId));
    const present = await this.find({ _id: { $in: ids } });
    const slugs = new Map(present.map(({ _id, slug }) => [_id.toHexString(), slug]));
    const others = (await this.namesakes(titles)).filter(({ _id }) => !ids.some((id) => id.equals(_id)));
    const taken = await this.takenSlugs(titles);
    const writes: AnyBulkWriteOperation[] = [];
    titles.forEach((entry, place) => {
      const title = entry.row.title!;
      const _id = ids[place]!;
      const compared = { ...this.compared(title, entry), _id };
      const former = slugs.get(_id.toHexString());
      if (former === undefined && refuseSame(entry, compared, others)) return;
      noteNamesake(entry, compared, others);
      const slug = former ?? freeSlug(slugCandidates(title, this.source), taken);
      slugs.set(_id.toHexString(), slug);
      const written = { ...compared, slug };
      others.push(written);
      if (this.isTrial) this.supposed.push(written);
      writes.push(this.upsert(title, _id, slug));
    });
    if (writes.length > 0 && !this.isTrial)
      await this.connection.collection('titles').bulkWrite(writes, { ordered: false });
  }

  /** Write the votes of these rows; refuse those of titles that are not here. */
  async writeVotes(entries: readonly ImportEntry[]): Promise<void> {
    const voted = entries.filter(({ row }) => row.votes);
    if (voted.length === 0 || this.isTrial) return;
    const idOf = ({ row }: ImportEntry): Types.ObjectId => titleId(this.source, row.votes!.title);
    const present = new Set(
      (await this.find({ _id: { $in: voted.map(idOf) } })).map(({ _id }) => _id.toHexString()),
    );
    const writes = voted.flatMap((entry): AnyBulkWriteOperation[] => {
      const { title, votes } = entry.row.votes!;
      if (!present.has(idOf(entry).toHexString())) {
        entry.refuse(new RowRefusal('left out', 'title', title, 'votes of a title that is not here'));
        return [];
      }
      const update = { $set: { votes: { ...votes, isSample: false } } };
      return [{ updateOne: { filter: { _id: idOf(entry) }, update } }];
    });
    if (writes.length > 0) await this.connection.collection('titles').bulkWrite(writes, { ordered: false });
  }

  private compared(title: ImportedTitle, { row }: ImportEntry): Omit<ComparedTitle, '_id' | 'slug'> {
    return {
      type: title.type,
      titleKey: keyOf(title),
      releaseYear: title.releaseYear,
      countries: title.countries ?? [],
      directors: (row.credits ?? []).flatMap(({ roleCategory, person }) =>
        roleCategory === 'DIRECTOR' && person.name ? [person.name] : [],
      ),
    };
  }

  private upsert(title: ImportedTitle, _id: Types.ObjectId, slug: string): AnyBulkWriteOperation {
    const { sourceId, countries = [], votes, genres, ...facts } = title;
    const { languages, streamingPlatforms, showings, ...first } = AT_FIRST;
    const record = indexedTitle({
      ...facts,
      genres: [...genres],
      countries: [...countries],
      status: (title.releaseYear ?? 0) > new Date().getUTCFullYear() ? 'upcoming' : 'released',
      ...(votes && { votes: { ...votes, isSample: false } }),
      languages: [...languages],
      streamingPlatforms: [...streamingPlatforms],
      showings: [...showings],
    });
    const known = Object.fromEntries(
      Object.entries(record).filter(([name, value]) => value !== undefined && !(name in AT_FIRST)),
    );
    const open = OPEN.filter((name) => record[name] === undefined);
    return {
      updateOne: {
        filter: { _id },
        update: {
          $set: { ...known, source: this.source, sourceId },
          ...(open.length > 0 && { $unset: Object.fromEntries(open.map((name) => [name, 1])) }),
          $setOnInsert: { slug, languages, streamingPlatforms, showings, ...first },
        },
        upsert: true,
      },
    };
  }

  /** Titles that have the same name as one of these, from any source. */
  private async namesakes(entries: readonly ImportEntry[]): Promise<ComparedTitle[]> {
    const keys = entries.map(({ row }) => keyOf(row.title!));
    const found = await this.find({ facets: 'any', titleKey: { $in: keys } });
    const directors = await directorsOf(
      this.connection,
      found.map(({ _id }) => _id),
    );
    return [
      ...this.supposed,
      ...found.map((title) => ({ ...title, directors: directors.get(title._id.toHexString()) ?? [] })),
    ];
  }

  private async takenSlugs(entries: readonly ImportEntry[]): Promise<Set<string>> {
    const slugs = entries.flatMap(({ row }) => slugCandidates(row.title!, this.source));
    const taken = await this.find({ slug: { $in: slugs } });
    return new Set(taken.map(({ slug }) => slug));
  }

  private async find(filter: Document): Promise<Omit<ComparedTitle, 'directors'>[]> {
    const projection = { slug: 1, type: 1, titleKey: 1, releaseYear: 1, countries: 1, source: 1 };
    const found = await this.connection
      .collection<Omit<ComparedTitle, 'directors'> & { source?: string }>('titles')
      .find(filter, { projection })
      .toArray();
    return found.filter(({ source }) => source !== 'synthetic');
  }
}

type NewTitle = Omit<ComparedTitle, 'slug'>;

/** Refuse a title that is there from elsewhere, and say whether it was. */
function refuseSame(entry: ImportEntry, title: NewTitle, others: readonly ComparedTitle[]): boolean {
  const same = others.find((other) => isSameTitle(title, other));
  if (!same) return false;
  const name = entry.row.title!.displayTitle;
  const refusal = new RowRefusal('left out', 'title', name, 'the catalogue has this title');
  entry.refuse(refusal, `left out; see ${same.slug}`);
  return true;
}

/** Take a note of another title of the same name. */
function noteNamesake(entry: ImportEntry, title: NewTitle, others: readonly ComparedTitle[]): void {
  const namesake = others.find(
    ({ _id, titleKey, type }) => titleKey === title.titleKey && type === title.type && !_id.equals(title._id),
  );
  if (!namesake) return;
  const name = entry.row.title!.displayTitle;
  entry.note('title', name, 'another title has this name', `kept beside it; see ${namesake.slug}`);
}

function keyOf(title: ImportedTitle): string {
  return fold(title.displayTitle);
}

function slugCandidates(title: ImportedTitle, source: ImportSource): string[] {
  const name = slugOf(title.displayTitle);
  const own = `${name || 'title'}-${source}-${slugOf(title.sourceId)}`;
  return name === '' ? [own] : [name, ...(title.releaseYear ? [`${name}-${title.releaseYear}`] : []), own];
}
