import { Inject, Injectable } from '@nestjs/common';
import { CatalogueWrites, type CatalogueChange, type ChangeAnswer } from '@sinima/api/catalogue-writes';
import { EditStore } from '../stored/edit-store.ts';
import type { EditRecord } from '../stored/edit.schema.ts';
import { REVIEW_RULES, type ReviewRules } from '../settings/review-rules.ts';
import { nextDue } from '../edits/due.ts';

/** How many edits one call settles at most. */
const MOST_SETTLED = 10;

/** An editor’s part in a decision. */
export interface DecidedBy {
  readonly by: CatalogueChange['decidedBy'];
  readonly author?: number;
  readonly reason?: string;
}

/** Return an edit as the change that the catalogue is asked for. */
export function changeOf(edit: EditRecord, decidedBy: CatalogueChange['decidedBy']): CatalogueChange {
  const { _id, author, kind, recordKind, slug, into, split, reverts, fields, comment } = edit;
  return {
    edit: _id.toHexString(),
    author,
    kind: kind === 'split' ? 'change' : kind,
    record: { kind: recordKind, slug },
    ...(into != null && { into }),
    ...(kind === 'split' && { split: split ?? { fields: [], moves: [] } }),
    ...(reverts != null && { reverts }),
    fields,
    ...(comment != null && { comment }),
    licence: 'CC0-1.0',
    decidedBy,
  };
}

const sentences = (problems: readonly { readonly message: string }[]): string =>
  problems.map(({ message }) => message).join(' ');

/** Ends edits: writes what is accepted into the catalogue, and notes what became of it. */
@Injectable()
export class Acceptance {
  constructor(
    private readonly store: EditStore,
    private readonly catalogue: CatalogueWrites,
    @Inject(REVIEW_RULES) private readonly rules: ReviewRules,
  ) {}

  /** Write an edit into the catalogue. The same edit again writes nothing: the catalogue knows it by its id. */
  async accept(edit: EditRecord, decided: DecidedBy): Promise<EditRecord> {
    const answer = await this.catalogue.applyChange(changeOf(edit, decided.by));
    return this.store.change(edit._id, (stored) =>
      stored.state === 'accepted' ? stored : afterAnswer(stored, answer, decided),
    );
  }

  /** Note that an edit is refused. */
  refuse(edit: EditRecord, decided: DecidedBy): Promise<EditRecord> {
    return this.store.change(edit._id, (stored) => ended(stored, 'refused', decided));
  }

  /** Do what time made due of an open edit. */
  async settle(edit: EditRecord): Promise<EditRecord> {
    if (edit.state !== 'open') return edit;
    const { at, due } = nextDue(edit, this.rules);
    if (at > Date.now()) return edit;
    if (due === 'accept') return this.accept(edit, { by: 'votes' });
    if (due === 'refuse') return this.refuse(edit, { by: 'votes' });
    return this.store.change(edit._id, (stored) =>
      stored.state === 'open' ? { ...stored, state: 'with-editors' } : stored,
    );
  }

  /** Do what time made due, of some edits: it is asked for with each call. */
  async settleDue(): Promise<void> {
    const soonest = await this.store.edits
      .find({ state: 'open' })
      .sort({ checkAt: 1 })
      .limit(MOST_SETTLED)
      .lean<EditRecord[]>()
      .exec();
    const now = Date.now();
    for (const edit of soonest) if (edit.checkAt.getTime() <= now) await this.settle(edit);
  }
}

/** Return an edit with its decision, and without the mail address, which is kept until then. */
function ended(
  { mail: _mail, ...edit }: EditRecord,
  state: 'accepted' | 'refused',
  { by, author, reason }: DecidedBy | (Omit<DecidedBy, 'by'> & { readonly by: 'rules' }),
  sequence?: number,
): EditRecord {
  return {
    ...edit,
    state,
    decision: {
      by,
      at: new Date(),
      ...(author !== undefined && { author }),
      ...(reason !== undefined && { reason }),
      ...(sequence !== undefined && { sequence }),
    },
  };
}

function afterAnswer(edit: EditRecord, answer: ChangeAnswer, decided: DecidedBy): EditRecord {
  if (answer.outcome === 'accepted') return ended(edit, 'accepted', decided, answer.sequence);
  if (answer.outcome === 'conflict') return { ...edit, state: 'conflict', conflicts: answer.conflicts };
  return ended(edit, 'refused', { by: 'rules', reason: sentences(answer.problems) });
}
