import { Injectable, NotFoundException } from '@nestjs/common';
import { mapPage } from '@sinima/api/database/find-page';
import { MAX_DEPTH, type ListPage, type PageRequest } from '@sinima/api/http/list-page';
import { RECORD_KINDS, type RecordKind, type RecordName } from '@sinima/data/change';
import type { LogEntry, LoggedText } from '@sinima/data/changes/log-entry';
import type { RecordFacts } from '@sinima/data/changes/record-effect';
import { recordKey } from '../change-log/change-log.js';
import { CatalogueChanges } from './catalogue-changes.js';
import type { HistoryEntry, SourcedField } from './change.dto.js';
import type { RecordState } from './record.dto.js';

/** What the kinds of records are called in addresses. */
const KIND_OF: Readonly<Record<string, RecordKind>> = {
  titles: 'title',
  people: 'person',
  awards: 'award',
  festivals: 'festival',
  lists: 'list',
};

/** The kinds of records in addresses. */
export const KIND_SEGMENTS = Object.keys(KIND_OF);

/** A history deeper than any record's. */
const MOST_CHANGES = 100_000;

/** States of records, and the changes that led to them. */
@Injectable()
export class RecordHistory {
  constructor(private readonly changes: CatalogueChanges) {}

  /** Return a record as it is, or as it was after a change. @throws NotFoundException when there is none, or was none */
  async state(segment: string, slug: string, at?: number): Promise<RecordState> {
    const { record, facts, sequence } = await this.present(segment, slug);
    const then = at === undefined ? facts : await this.factsAt(record, facts, at);
    if (!then) throw new NotFoundException(`There is no "${slug}" in this state.`);
    return { ...record, sequence: Math.min(at ?? sequence, sequence), facts: then };
  }

  /** Return the changes of a record, newest first. @throws NotFoundException when there never was one */
  async page(
    segment: string,
    slug: string,
    { page, pageSize }: PageRequest,
  ): Promise<ListPage<HistoryEntry>> {
    const { record, facts } = await this.present(segment, slug);
    const skip = (page - 1) * pageSize;
    const limit = Math.max(0, Math.min(pageSize, MAX_DEPTH - skip));
    const { entries, total } = await this.changes.log.ofRecord(record, skip, limit);
    if (!facts && total === 0) throw new NotFoundException(`There is no "${slug}".`);
    const texts = await this.changes.log.texts(entries);
    return mapPage({ items: entries, total, totalIsExact: true }, (entry) =>
      toHistoryEntry(entry, record, texts),
    );
  }

  private async present(segment: string, slug: string) {
    const kind = Object.hasOwn(KIND_OF, segment) ? KIND_OF[segment] : undefined;
    if (!kind || !RECORD_KINDS.includes(kind)) throw new NotFoundException(`There are no "${segment}".`);
    const { records, head } = await this.changes.current();
    const record: RecordName = { kind, slug: records.presentSlug({ kind, slug }) ?? slug };
    return { record, facts: records.facts(record), sequence: head?.sequence ?? 0 };
  }

  /** Take back what was changed since, newest first. */
  private async factsAt(
    record: RecordName,
    facts: RecordFacts | undefined,
    at: number,
  ): Promise<RecordFacts | undefined> {
    const { applyEffect, takenBack } = await import('@sinima/data/changes/record-effect');
    const { entries } = await this.changes.log.ofRecord(record, 0, MOST_CHANGES);
    let then = facts;
    for (const { sequence, effects } of entries) {
      if (sequence <= at) break;
      for (const effect of effects.filter(isOf(record)).reverse()) {
        const { facts: before, conflicts } = applyEffect(then, takenBack(effect));
        if (conflicts.length > 0) {
          throw new NotFoundException('The state cannot be told: the files were corrected since.');
        }
        then = before;
      }
    }
    return then;
  }
}

const isOf =
  (record: RecordName) =>
  (effect: { readonly record: RecordName }): boolean =>
    recordKey(effect.record) === recordKey(record);

function toHistoryEntry(
  { effects, comment, sources, ...entry }: LogEntry,
  record: RecordName,
  texts: ReadonlyMap<string, LoggedText>,
): HistoryEntry {
  const { sequence, at, edit, author, kind, into, reverts, hash } = entry;
  const own = effects.filter(isOf(record));
  const isOwn = isOf(record)(entry);
  const sourceOf = (field: string): SourcedField['source'] => {
    const found = isOwn ? sources.find((source) => source.field === field) : undefined;
    const text = found && texts.get(found.text)?.text;
    return text === undefined ? undefined : (JSON.parse(text) as SourcedField['source']);
  };
  return {
    sequence,
    at,
    edit,
    author,
    kind,
    record: entry.record,
    ...(into !== undefined && { into }),
    ...(reverts !== undefined && { reverts }),
    hash,
    did: own[0]?.did ?? 'changed',
    fields: own.flatMap(({ fields }) =>
      fields.map((field) => {
        const source = sourceOf(field.field);
        return { ...field, ...(source && { source }) } as SourcedField;
      }),
    ),
    comment: (comment !== undefined && texts.get(comment)?.text) || null,
  };
}
