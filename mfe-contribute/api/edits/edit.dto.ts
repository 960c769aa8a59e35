import { ApiFormat, ApiId, ApiInteger, ApiWord } from '@sinima/api/http/api-property';
import { Samples } from '@sinima/api/http/samples.decorator';
import { EditAuthor } from '../authors/author.dto.ts';
import {
  DECIDERS,
  EDIT_KINDS,
  EDIT_STATES,
  type Decider,
  type EditKind,
  type EditState,
} from '../stored/edit.schema.ts';
import { ApiValue, EditedRecord, EditField, EditSplit } from './propose-edit.dto.ts';

/** What a member with standing says of an edit. */
@Samples<EditVote>({ accepts: true, reason: null, votedAt: '2026-01-16T19:30:00.000Z' })
export class EditVote {
  author!: EditAuthor;

  accepts!: boolean;

  /** Of a “no”. */
  reason!: string | null;

  @ApiFormat('date-time')
  votedAt!: string;
}

/** What became of an edit. */
@Samples<EditDecision>({ by: 'votes', reason: null, decidedAt: '2026-01-18T19:30:00.000Z', sequence: 12 })
export class EditDecision {
  /** `standing`: a small edit of a trusted member, or of an editor. `rules`: the catalogue’s rules refused it. */
  @ApiWord(DECIDERS, 'EditDecider')
  by!: Decider;

  /** Null: no editor decided. */
  editor!: EditAuthor | null;

  reason!: string | null;

  @ApiFormat('date-time')
  decidedAt!: string;

  /** Of an accepted edit: its place in the catalogue’s log. */
  @ApiInteger({ minimum: 1 })
  sequence!: number | null;
}

/** What its author says to a “no”. */
@Samples<EditAnswer>({
  text: 'This is a sample. The credits name her.',
  answeredAt: '2026-01-17T19:30:00.000Z',
})
export class EditAnswer {
  text!: string;

  @ApiFormat('date-time')
  answeredAt!: string;
}

/** A field that had changed before an edit was accepted. */
export class EditConflict {
  field!: string;

  /** What the edit was made from. */
  @ApiValue()
  before?: unknown;

  @ApiValue()
  now?: unknown;
}

/** How many edits there are, and how long review takes. */
@Samples<EditStatistics>({
  undecided: 12,
  withEditors: 2,
  accepted: 340,
  refused: 25,
  medianHours: 50.5,
  nineTenthsHours: 168,
})
export class EditStatistics {
  @ApiInteger({ minimum: 0 })
  undecided!: number;

  /** Of the undecided ones: held, or with the editors. */
  @ApiInteger({ minimum: 0 })
  withEditors!: number;

  @ApiInteger({ minimum: 0 })
  accepted!: number;

  @ApiInteger({ minimum: 0 })
  refused!: number;

  /** Half of the latest 200 decided edits were decided within so many hours. Null: none was. */
  medianHours!: number | null;

  nineTenthsHours!: number | null;
}

/** An edit as a line of a list. */
@Samples<EditSummary>({
  id: '5f1d7f3a9b2c4d5e6f708192',
  kind: 'change',
  name: 'Sample Film',
  countries: ['Nigeria'],
  state: 'open',
  fields: ['credits'],
  comment: 'This is a sample. She is in the credits on screen.',
  openedAt: '2026-01-16T19:30:00.000Z',
  accepting: 1,
  refusing: 0,
})
export class EditSummary {
  @ApiId()
  id!: string;

  @ApiWord(EDIT_KINDS, 'EditKind')
  kind!: EditKind;

  record!: EditedRecord;

  /**
   * What the record is called.
   * @example "Lionheart"
   */
  name!: string;

  /** English names. */
  countries!: string[];

  author!: EditAuthor;

  @ApiWord(EDIT_STATES, 'EditState')
  state!: EditState;

  /**
   * Names of the changed fields.
   * @example ["runtimeMins"]
   */
  fields!: string[];

  comment!: string | null;

  @ApiFormat('date-time')
  openedAt!: string;

  /** How many members with standing accept it. */
  @ApiInteger({ minimum: 0 })
  accepting!: number;

  @ApiInteger({ minimum: 0 })
  refusing!: number;

  /** Null: it is not decided. */
  decision!: EditDecision | null;
}

/** An edit with all that is known of it. */
@Samples<Edit>({
  id: '5f1d7f3a9b2c4d5e6f708192',
  checks: [],
  into: null,
  split: null,
  reverts: null,
  thanks: 0,
})
export class Edit extends EditSummary {
  changes!: EditField[];

  /** Of a merge: the slug of the record that stays. Of a split: of the other one. */
  into!: string | null;

  /** Of a split: what the other record is and gains. Null: it is none. */
  split!: EditSplit | null;

  /** Of a revert: the place in the log of the change that is taken back. */
  @ApiInteger({ minimum: 1 })
  reverts!: number | null;

  @ApiWord(['CC0-1.0'], 'EditLicence')
  licence!: 'CC0-1.0';

  votes!: EditVote[];

  /** Null: its author has not answered a “no”. */
  answer!: EditAnswer | null;

  /** When votes or days decide, as it stands. Null: they do not. */
  @ApiFormat('date-time')
  dueAt!: string | null;

  /**
   * What the checks found, for editors to look at.
   * @example ["It takes facts away."]
   */
  checks!: string[];

  conflicts!: EditConflict[];

  /** How many members said thank you. */
  @ApiInteger({ minimum: 0 })
  thanks!: number;
}
