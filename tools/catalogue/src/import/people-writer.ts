import type { AnyBulkWriteOperation } from 'mongodb';
import type { Connection, Types } from 'mongoose';
import { sortOrder } from '@sinima/bff/derived/sort-order';
import { stableId } from '@sinima/api/database/stable-id';
import { withoutUndefined } from '@sinima/api/database/without-undefined';
import { indexedPerson } from '@sinima/bff/derived/indexed-person';
import type { ImportEntry } from './import-entry.ts';
import { RowRefusal, type ImportedCredit, type ImportedPerson, type ImportSource } from './import-records.ts';
import { mergedInto } from '@sinima/bff/derived/merged-people';
import { freeSlug, slugOf } from './slug-of.ts';
import { titleId } from './title-writer.ts';

/** Put people and their credits into the catalogue. */
export class PeopleWriter {
  constructor(
    private readonly connection: Connection,
    private readonly source: ImportSource,
    private readonly isTrial: boolean,
  ) {}

  /** Write the people and credits of these rows; refuse rows about titles or people that are not here. */
  async write(entries: readonly ImportEntry[]): Promise<void> {
    await this.refuseStrangers(entries);
    const credits = entries.flatMap(({ row }) => row.credits ?? []);
    const people = new Map<string, ImportedPerson>();
    for (const person of [
      ...credits.map(({ person }) => person),
      ...entries.flatMap(({ row }) => row.person ?? []),
    ]) {
      people.set(person.sourceId, person);
    }
    if (this.isTrial || people.size === 0) return;
    const merged = await mergedInto(
      this.connection,
      [...people.keys()].map((id) => this.personId(id)),
    );
    const own = [...people.values()].filter(
      ({ sourceId, name }) => name !== undefined && !merged.has(this.personId(sourceId).toHexString()),
    );
    await this.writePeople(own);
    await this.bulk(
      'credits',
      credits.map((credit) => this.creditWrite(credit, merged)),
    );
  }

  /** Refuse credits of titles, and people without credits, that are not in the catalogue. */
  private async refuseStrangers(entries: readonly ImportEntry[]): Promise<void> {
    const alone = entries.filter(({ row }) => !row.title && row.credits);
    const titles = await this.present(
      'titles',
      '_id',
      alone.flatMap(({ row }) => row.credits!.map(({ title }) => titleId(this.source, title))),
    );
    for (const entry of alone) {
      const { title } = entry.row.credits![0]!;
      if (this.isTrial || titles.has(titleId(this.source, title).toHexString())) continue;
      entry.refuse(new RowRefusal('left out', 'title', title, 'a credit of a title that is not here'));
    }
    const named = entries.filter(({ row }) => row.person);
    const credited = await this.present(
      'credits',
      'personId',
      named.map(({ row }) => this.personId(row.person!.sourceId)),
    );
    for (const entry of named) {
      const { sourceId, name = '' } = entry.row.person!;
      if (this.isTrial || credited.has(this.personId(sourceId).toHexString())) continue;
      entry.refuse(new RowRefusal('left out', 'person', name, 'a person without a credit here'));
    }
  }

  private async present(
    collection: string,
    field: string,
    ids: readonly Types.ObjectId[],
  ): Promise<Set<string>> {
    if (ids.length === 0) return new Set();
    const found = await this.connection
      .collection(collection)
      .find({ [field]: { $in: ids } }, { projection: { [field]: 1 } })
      .toArray();
    return new Set(found.map((record) => String(record[field])));
  }

  private async writePeople(people: readonly ImportedPerson[]): Promise<void> {
    const candidates = new Map(
      people.map((person) => [person.sourceId, slugCandidates(person, this.source)]),
    );
    const collection = this.connection.collection('people');
    const ids = people.map(({ sourceId }) => this.personId(sourceId));
    const known = await this.present('people', '_id', ids);
    const slugs = await collection
      .find({ slug: { $in: [...candidates.values()].flat() } }, { projection: { slug: 1 } })
      .toArray();
    const taken = new Set(slugs.map(({ slug }) => slug as string));
    await this.bulk(
      'people',
      people.map((person, place) => {
        const _id = ids[place]!;
        const isKnown = known.has(_id.toHexString());
        const slug = isKnown ? '' : freeSlug(candidates.get(person.sourceId)!, taken);
        return { updateOne: { filter: { _id }, update: this.personUpdate(person, slug), upsert: true } };
      }),
    );
  }

  /** Fields that follow from a person's credits are filled in when all credits are there. */
  private personUpdate(person: ImportedPerson, slug: string): object {
    const { sourceId, name = '', birthYear, deathYear, isProvisional } = person;
    const { nameKey, searchText, grams } = indexedPerson({ name, roles: [] }, []);
    const dates = { birthYear, deathDate: deathYear?.toString() };
    const open = Object.entries(dates).flatMap(([field, value]) => (value === undefined ? [[field, 1]] : []));
    return {
      $set: withoutUndefined({
        name,
        ...dates,
        nameKey,
        searchText,
        grams,
        source: this.source,
        sourceId,
      }),
      ...(open.length > 0 && { $unset: Object.fromEntries(open) as object }),
      $setOnInsert: { slug, isProvisional, roles: [], creditCount: 0, facets: [] },
    };
  }

  private creditWrite(
    credit: ImportedCredit,
    merged: ReadonlyMap<string, Types.ObjectId>,
  ): AnyBulkWriteOperation {
    const { title, person, roleCategory, billingOrder, characterName, key } = credit;
    const _id = stableId('credit', this.source, title, person.sourceId, key);
    const personId = this.personId(person.sourceId);
    const replacement = withoutUndefined({
      source: this.source,
      titleId: titleId(this.source, title),
      personId: merged.get(personId.toHexString()) ?? personId,
      roleCategory,
      billingOrder,
      sortOrder: sortOrder(billingOrder),
      characterName,
      isLeadRole: false,
      uncredited: false,
    });
    return { replaceOne: { filter: { _id }, replacement, upsert: true } };
  }

  private async bulk(collection: string, writes: readonly AnyBulkWriteOperation[]): Promise<void> {
    if (writes.length === 0) return;
    await this.connection.collection(collection).bulkWrite(writes, { ordered: false });
  }

  private personId(sourceId: string): Types.ObjectId {
    return stableId('person', this.source, sourceId);
  }
}

function slugCandidates({ name = '', sourceId }: ImportedPerson, source: ImportSource): string[] {
  const slug = slugOf(name);
  const own = `${slug || 'person'}-${source}-${slugOf(sourceId.split(':', 1)[0]!)}`;
  const unique = `${own}-${stableId('slug', source, sourceId).toHexString().slice(0, 8)}`;
  return slug === '' ? [own, unique] : [slug, own, unique];
}
