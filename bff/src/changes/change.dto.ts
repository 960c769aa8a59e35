import { ApiProperty } from '@nestjs/swagger';
import { CHANGE_KINDS, RECORD_KINDS, type ChangeKind, type RecordKind } from '@sinima/data/change';
import { ApiFormat, ApiInteger, ApiWord } from '@sinima/api/http/api-property';
import { Samples } from '@sinima/api/http/samples.decorator';

/** Any value that a field of a record has. */
const VALUE = {
  oneOf: [
    { type: 'string' },
    { type: 'number' },
    { type: 'boolean' },
    { type: 'array', items: {} },
    { type: 'object', additionalProperties: true },
  ],
};

const ApiValue = (): PropertyDecorator => ApiProperty({ ...VALUE, required: false });
const ApiPlaces = (): PropertyDecorator =>
  ApiProperty({ type: 'array', items: { type: 'integer', minimum: 0 }, required: false });
const ApiValues = (): PropertyDecorator => ApiProperty({ type: 'array', items: VALUE, required: false });

/** A changed field of a record: the whole value, or items of a list. */
@Samples<ChangedField>({ field: 'runtimeMins', before: 112, after: 114 })
export class ChangedField {
  /** @example "runtimeMins" */
  field!: string;

  /** What it was; left out: it had none, or items changed. */
  @ApiValue()
  before?: unknown;

  /** What it is; left out: it was taken away, or items changed. */
  @ApiValue()
  after?: unknown;

  /** Items that left the list. */
  @ApiValues()
  removed?: unknown[];

  /** Items that came to the list. */
  @ApiValues()
  added?: unknown[];

  /** Of items that left without a successor: their places in the list, from 0. */
  @ApiPlaces()
  removedAt?: number[];

  /** Of a list to which items came back: their places; left out: they took those of items that left, and others came to the end. */
  @ApiPlaces()
  addedAt?: number[];
}

/** Where a fact was looked up. */
@Samples<ChangedFieldSource>({ where: 'The film’s own credits (a sample)' })
export class ChangedFieldSource {
  where!: string;

  url?: string;
}

/** A changed field, with its source. */
export class SourcedField extends ChangedField {
  source?: ChangedFieldSource;
}

/** A record, by kind and slug. */
@Samples<ChangedRecord>({ kind: 'title', slug: 'harmattan-road' })
export class ChangedRecord {
  @ApiWord(RECORD_KINDS, 'RecordKind')
  kind!: RecordKind;

  slug!: string;
}

const DID = ['changed', 'created', 'removed'] as const;

/** What a change did to one record; a merge or a split changes many. */
@Samples<ChangeEffect>({ did: 'changed' })
export class ChangeEffect {
  record!: ChangedRecord;

  @ApiWord(DID, 'ChangeDid')
  did!: (typeof DID)[number];

  fields!: ChangedField[];
}

/** What every form of an accepted change says. */
@Samples<ChangeFacts>({
  sequence: 3,
  at: '2026-01-10T12:00:00.000Z',
  edit: 'sample-edit',
  author: 4711,
  kind: 'change',
  hash: 'f1d2d2f924e986ac86fdf7b36c94bcdf32beec15cbb5a3f6b7b2c1c3a7a1d0e5',
})
export class ChangeFacts {
  /** Its place in the log, from 1. */
  @ApiInteger({ minimum: 1 })
  sequence!: number;

  /** When it was accepted. */
  @ApiFormat('date-time')
  at!: string;

  /** The proposal that it was. */
  edit!: string;

  /** A random number, which stands for the author. */
  @ApiInteger({ minimum: 1 })
  author!: number;

  @ApiWord(CHANGE_KINDS, 'ChangeKind')
  kind!: ChangeKind;

  record!: ChangedRecord;

  /** Of a merge: the slug of the record that stayed. Of a change that made two of one record: of the other one. */
  into?: string;

  /** Of a revert: the change that it took back. */
  @ApiProperty({ type: 'integer', minimum: 1, required: false })
  reverts?: number;

  /** SHA-256 of what it says, in hexadecimal digits. */
  @ApiProperty({ type: String, pattern: '^[0-9a-f]{64}$' })
  hash!: string;
}

/** One change in the history of a record. */
@Samples<HistoryEntry>({ did: 'changed', comment: 'A sample: the running time of the restored print.' })
export class HistoryEntry extends ChangeFacts {
  /** What it did to this record. */
  @ApiWord(DID, 'ChangeDid')
  did!: (typeof DID)[number];

  fields!: SourcedField[];

  /** Null: there is none, or it was taken away. */
  comment!: string | null;
}
