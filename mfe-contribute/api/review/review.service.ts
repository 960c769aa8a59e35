import {
  BadRequestException,
  ConflictException,
  ForbiddenException,
  Inject,
  Injectable,
} from '@nestjs/common';
import { CatalogueWrites } from '@sinima/api/catalogue-writes';
import type { Types } from 'mongoose';
import { assertEditor } from '../authors/assert-editor.ts';
import { assertNotBlocked } from '../authors/assert-not-blocked.ts';
import { mayVote } from '../authors/standing.ts';
import type { Caller } from '../authors/authors.service.ts';
import { EditStore } from '../stored/edit-store.ts';
import { UNDECIDED, type EditRecord } from '../stored/edit.schema.ts';
import { REVIEW_RULES, type ReviewRules } from '../settings/review-rules.ts';
import { Acceptance, changeOf } from './acceptance.ts';
import { nextDue } from '../edits/due.ts';
import { renewedFields } from './renewed-fields.ts';
import type { CastVote, DecideEdit } from './review.dto.ts';

/** What members and editors do with an edit. */
@Injectable()
export class ReviewService {
  constructor(
    private readonly store: EditStore,
    private readonly acceptance: Acceptance,
    private readonly catalogue: CatalogueWrites,
    @Inject(REVIEW_RULES) private readonly rules: ReviewRules,
  ) {}

  /** Return an edit as time has left it. */
  async byId(id: Types.ObjectId): Promise<EditRecord> {
    return this.acceptance.settle(await this.store.byId(id));
  }

  /** Accept an edit, or say “no” with a reason; the same member again changes the vote. */
  async vote(caller: Caller, id: Types.ObjectId, { accepts, reason }: CastVote): Promise<EditRecord> {
    assertNotBlocked(caller);
    if (!mayVote(caller.standing)) {
      throw new ForbiddenException(
        `Votes are for members with ${this.rules.standing} accepted edits. Yours bring you there.`,
      );
    }
    if (!accepts && reason === undefined) throw needsReason('Say why not.');
    await this.byId(id);
    const voted = await this.store.change(id, (edit) => {
      if (edit.author === caller.author) throw new ForbiddenException('This edit is your own.');
      if (edit.state !== 'open') throw decidedBefore(edit);
      const others = edit.votes.filter(({ author }) => author !== caller.author);
      const vote = { author: caller.author, accepts, at: new Date(), ...(!accepts && { reason }) };
      return this.timed({ ...edit, votes: [...others, vote] as EditRecord['votes'] });
    });
    return this.acceptance.settle(voted);
  }

  /** Answer a “no” to one’s own edit: it goes to the editors. */
  async answer(caller: Caller, id: Types.ObjectId, text: string): Promise<EditRecord> {
    assertNotBlocked(caller);
    await this.byId(id);
    const answered = await this.store.change(id, (edit) => {
      assertOwn(edit, caller);
      if (edit.state !== 'open') throw decidedBefore(edit);
      if (edit.votes.every(({ accepts }) => accepts)) throw new ConflictException('Nobody said “no” to it.');
      return this.timed({ ...edit, answer: { text, at: new Date() } });
    });
    return this.acceptance.settle(answered);
  }

  /** Withdraw one’s own edit. */
  withdraw(caller: Caller, id: Types.ObjectId): Promise<EditRecord> {
    return this.store.change(id, (edit) => {
      assertOwn(edit, caller);
      if (edit.state === 'withdrawn') return edit;
      if (!UNDECIDED.includes(edit.state)) throw decidedBefore(edit);
      return { ...edit, state: 'withdrawn' };
    });
  }

  /** Decide as an editor, whatever the votes say. */
  async decide(caller: Caller, id: Types.ObjectId, { accepts, reason }: DecideEdit): Promise<EditRecord> {
    assertNotBlocked(caller);
    assertEditor(caller);
    const edit = await this.byId(id);
    if (edit.state === (accepts ? 'accepted' : 'refused')) return edit;
    if (!UNDECIDED.includes(edit.state)) throw decidedBefore(edit);
    const isOverruled = accepts && edit.votes.some((vote) => !vote.accepts);
    if (reason === undefined && (!accepts || isOverruled)) {
      throw needsReason(accepts ? 'Say why you overrule the “no”.' : 'Say why you refuse it.');
    }
    const decided = { by: 'editor', author: caller.author, ...(reason !== undefined && { reason }) } as const;
    return accepts ? this.acceptance.accept(edit, decided) : this.acceptance.refuse(edit, decided);
  }

  /** Make one’s own edit anew from what the record says now, where others changed it meanwhile. */
  async renew(caller: Caller, id: Types.ObjectId): Promise<EditRecord> {
    assertNotBlocked(caller);
    const edit = await this.store.byId(id);
    assertOwn(edit, caller);
    if (edit.state !== 'conflict') throw new ConflictException('It is in no conflict.');
    const { conflicts = [], decision: _decision, ...rest } = edit;
    const now = new Date();
    const renewed = this.timed({
      ...rest,
      fields: renewedFields(edit.fields, conflicts),
      state: 'open',
      openedAt: now,
      votes: [],
    });
    const { outcome } = await this.catalogue.checkChange(changeOf(renewed, 'votes'));
    if (outcome !== 'accepted')
      throw new ConflictException('The record has changed too much. Propose it anew.');
    return this.store.change(id, (stored) => (stored.state === 'conflict' ? renewed : stored));
  }

  /** Thank the author of an accepted edit. */
  thank(caller: Caller, id: Types.ObjectId): Promise<EditRecord> {
    assertNotBlocked(caller);
    return this.store.change(id, (edit) => {
      if (edit.author === caller.author) throw new ForbiddenException('This edit is your own.');
      if (edit.state !== 'accepted') throw new ConflictException('It is not accepted.');
      return edit.thanks.includes(caller.author)
        ? edit
        : { ...edit, thanks: [...edit.thanks, caller.author] };
    });
  }

  private timed(edit: EditRecord): EditRecord {
    return { ...edit, checkAt: new Date(nextDue(edit, this.rules).at) };
  }
}

function assertOwn({ author }: EditRecord, caller: Caller): void {
  if (author !== caller.author) throw new ForbiddenException('This edit is another’s.');
}

const needsReason = (message: string): BadRequestException =>
  new BadRequestException([{ parameter: 'reason', message }]);

const STATE_TEXTS: Readonly<Record<EditRecord['state'], string>> = {
  open: 'It is open.',
  held: 'Editors look at it first.',
  'with-editors': 'It is with the editors.',
  conflict: 'The record changed meanwhile.',
  accepted: 'It was accepted before.',
  refused: 'It was refused before.',
  withdrawn: 'Its author withdrew it.',
};

const decidedBefore = ({ state }: EditRecord): ConflictException => new ConflictException(STATE_TEXTS[state]);
