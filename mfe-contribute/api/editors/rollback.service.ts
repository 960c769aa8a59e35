import { Injectable } from '@nestjs/common';
import { stableId } from '@sinima/api/database/stable-id';
import { CHANGE_LICENCE } from '@sinima/api/catalogue-writes';
import { assertEditor } from '../authors/assert-editor.ts';
import { AuthorsService, type Caller } from '../authors/authors.service.ts';
import { EditStore } from '../stored/edit-store.ts';
import { UNDECIDED, type EditRecord } from '../stored/edit.schema.ts';
import { Acceptance } from '../review/acceptance.ts';
import type { Rollback } from '../review/review.dto.ts';

/** How long one call takes edits back, in ms: a call of a part is held to 1.5 s. */
const TIME_MS = 900;

const BATCH = 50;

/** Undoes all that an author did, and keeps the author from more. */
@Injectable()
export class RollbackService {
  constructor(
    private readonly store: EditStore,
    private readonly authors: AuthorsService,
    private readonly acceptance: Acceptance,
  ) {}

  /** Take back as many accepted edits as one call can, the latest first, and refuse the undecided ones. */
  async rollBack(caller: Caller, author: number, reason: string): Promise<Rollback> {
    assertEditor(caller);
    await this.authors.block(author, reason);
    const until = Date.now() + TIME_MS;
    const done = { reverted: 0, refused: 0, conflicts: 0 };
    await this.forgetVotes(author);
    for (const edit of await this.of(author, UNDECIDED)) {
      if (Date.now() > until) break;
      await this.acceptance.refuse(edit, { by: 'editor', author: caller.author, reason });
      done.refused += 1;
    }
    for (const edit of await this.notTakenBack(author)) {
      if (Date.now() > until) break;
      const { state } = await this.revert(caller, edit, reason);
      if (state === 'accepted') done.reverted += 1;
      else done.conflicts += 1;
    }
    const remaining = (await this.of(author, UNDECIDED)).length + (await this.notTakenBack(author)).length;
    return { ...done, remaining };
  }

  /** Accepted edits without the revert that {@link revert} makes. */
  private async notTakenBack(author: number): Promise<EditRecord[]> {
    const accepted = await this.store.edits
      .find({ author, state: 'accepted' })
      .sort({ openedAt: -1 })
      .lean<EditRecord[]>()
      .exec();
    const ids = accepted.map(({ _id }) => revertId(_id.toHexString()));
    const known = await this.store.edits
      .find({ _id: { $in: ids } }, { _id: 1 })
      .lean<EditRecord[]>()
      .exec();
    const done = new Set(known.map(({ _id }) => _id.toHexString()));
    return accepted
      .filter((_edit, at) => !done.has(ids[at]!.toHexString()))
      .sort(bySequence)
      .slice(0, BATCH);
  }

  private async of(author: number, states: readonly EditRecord['state'][]): Promise<EditRecord[]> {
    return this.store.edits
      .find({ author, state: { $in: [...states] } })
      .limit(BATCH)
      .lean<EditRecord[]>()
      .exec();
  }

  private async revert(caller: Caller, edit: EditRecord, reason: string): Promise<EditRecord> {
    const now = new Date();
    const revert: EditRecord = {
      _id: revertId(edit._id.toHexString()),
      author: caller.author,
      isAnonymous: false,
      kind: 'revert',
      recordKind: edit.recordKind,
      slug: edit.slug,
      name: edit.name,
      countries: edit.countries,
      ...(edit.decision?.sequence != null && { reverts: edit.decision.sequence }),
      fields: [],
      comment: reason,
      licence: CHANGE_LICENCE,
      state: 'with-editors',
      openedAt: now,
      checkAt: now,
      votes: [],
      checks: [],
      thanks: [],
      version: 1,
    };
    const added = await this.store.add(revert);
    return this.acceptance.accept(added, { by: 'editor', author: caller.author, reason });
  }

  /** Votes of an author who is kept from writing do not count. */
  private async forgetVotes(author: number): Promise<void> {
    const voted = await this.store.edits.find({ state: 'open' }).lean<EditRecord[]>().exec();
    for (const { _id, votes } of voted) {
      if (!votes.some((vote) => vote.author === author)) continue;
      await this.store.change(_id, (edit) => ({
        ...edit,
        votes: edit.votes.filter((vote) => vote.author !== author),
      }));
    }
  }
}

/** The id of the revert of an edit, so that no edit is taken back twice by a rollback. */
const revertId = (edit: string) => stableId('rollback', edit);

const bySequence = (a: EditRecord, b: EditRecord): number =>
  (b.decision?.sequence ?? 0) - (a.decision?.sequence ?? 0);
