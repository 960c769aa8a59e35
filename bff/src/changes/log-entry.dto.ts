import { ApiProperty } from '@nestjs/swagger';
import { DECIDED_BY } from '@sinima/data/change';
import { ApiInteger, ApiWord } from '@sinima/api/http/api-property';
import { Samples } from '@sinima/api/http/samples.decorator';
import { ChangedRecord, ChangeEffect, ChangeFacts } from './change.dto.js';

/** The source of a changed field, by the hash of its text. */
@Samples<SourceHash>({ field: 'runtimeMins', text: 'ab'.repeat(32) })
export class SourceHash {
  field!: string;

  text!: string;
}

/** Words of a person, apart from the log: they can be taken away, and the log stays valid. */
@Samples<ChangeText>({ hash: 'ab'.repeat(32), salt: 'c2FtcGxl', text: '{"where":"A sample"}' })
export class ChangeText {
  /** SHA-256 of salt, line feed and text. */
  hash!: string;

  salt!: string;

  text!: string;
}

/** An accepted change as its hash covers it. `texts` stands beside that. */
@Samples<LoggedChange>({
  sources: [],
  licence: 'CC0-1.0',
  decidedBy: 'votes',
  previous: '0'.repeat(64),
  signature: 'c2FtcGxl',
  key: 'c2FtcGxl',
  texts: [],
})
export class LoggedChange extends ChangeFacts {
  effects!: ChangeEffect[];

  /** Hash of the comment. */
  comment?: string;

  sources!: SourceHash[];

  @ApiProperty({ enum: ['CC0-1.0'] })
  licence!: 'CC0-1.0';

  @ApiWord(DECIDED_BY, 'ChangeDecidedBy')
  decidedBy!: (typeof DECIDED_BY)[number];

  /** Hash of the change before it; of the first one, 64 zeros. */
  previous!: string;

  /** Ed25519 over the 32 bytes of the hash, in base64url. */
  signature!: string;

  /** The public key, 32 bytes in base64url. */
  key!: string;

  /** The texts whose hashes stand in `comment` and `sources`, as far as they are there. */
  texts!: ChangeText[];
}

/** The key that signs the log. */
@Samples<LogKey>({ algorithm: 'Ed25519', key: 'c2FtcGxl' })
export class LogKey {
  @ApiProperty({ enum: ['Ed25519'] })
  algorithm!: 'Ed25519';

  /** 32 bytes in base64url. */
  key!: string;
}

/** A field that is another one in the files than a change says. */
@Samples<ConflictingField>({ field: 'runtimeMins', before: '112', now: '113' })
export class ConflictingField {
  field!: string;

  /** JSON of what the change found; null: nothing. */
  before!: string | null;

  /** JSON of what the files have; null: nothing. */
  now!: string | null;
}

/** An accepted change that is not applied, because the files say something else meanwhile. */
@Samples<LogConflict>({ sequence: 3 })
export class LogConflict {
  @ApiInteger({ minimum: 1 })
  sequence!: number;

  record!: ChangedRecord;

  conflicts!: ConflictingField[];
}
