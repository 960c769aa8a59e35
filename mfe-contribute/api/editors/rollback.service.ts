import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { stableId } from '@sinima/api/database/stable-id';
import { CHANGE_LICENCE } from '@sinima/api/catalogue-writes';
import { assertEditor } from '../authors/assert-editor.ts';
import { assertNotBlocked } from '../authors/assert-not-blocked.ts';
import type { AuthorRecord } from '../authors/author.schema.ts';
import { AuthorsService, type Caller } from '../authors/authors.service.ts';
import { EditStore } from '../stored/edit-store.ts';
import { UNDECIDED, type EditRecord } from '../stored/edit.schema.ts';
import { Acceptance, type DecidedBy } from '../review/acceptance.ts';
import type { Rollback } from '../review/review.dto.ts';

/** How long a call waits for the end of a rollback, in ms: a call of a part is held to 1.5 s. */
const PATIENCE_MS = 900;

/** How many edits are undone at a time: the core writes changes together that come together. */
const BATCH = 25;

type Done = Record<'reverted' | 'refused' | 'conflicts', number>;

/**
 * Undoes all that an author did, and keeps the author from more. What one call cannot wait for goes on after it; the author's
 * record notes that, so that the next process finishes what an ended one has begun.
 */
@Injectable()
export class RollbackService implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(RollbackService.name);
  private undoing: Promise<void> = Promise.resolve();
  private isEnding = false;

  constructor(
    private readonly store: EditStore,
    private readonly authors: AuthorsService,
    private readonly acceptance: Acceptance,
  ) {}

  onApplicationBootstrap(): void {
    this.goOn();
  }

  async onModuleDestroy(): Promise<void> {
    this.isEnding = true;
    await this.undoing;
  }

  /** Take back all accepted edits, the latest first, and refuse the undecided ones. */
  async rollBack(caller: Caller, author: number, reason: string): Promise<Rollback> {
    assertNotBlocked(caller);
    assertEditor(caller);
    await this.authors.beginRollback(author, caller.author, reason);
    const done: Done = { reverted: 0, refused: 0, conflicts: 0 };
    this.goOn(done);
    await Promise.race([this.undoing, wait(PATIENCE_MS)]);
    const remaining = (await this.undecided(author)).length + (await this.notTakenBack(author)).length;
    return { ...done, remaining };
  }

  /** Undo what is noted, after what is being undone. */
  private goOn(done: Done = { reverted: 0, refused: 0, conflicts: 0 }): void {
    this.undoing = this.undoing
      .then(async () => {
        for (const author of await this.authors.inRollback()) await this.undo(author, done);
      })
      .catch((error: unknown) => {
        this.logger.error(
          `A rollback has stopped, and goes on with the next start: ${(error as Error).message}`,
        );
      });
  }

  private async undo({ _id: author, rollbackBy, blockedFor }: AuthorRecord, done: Done): Promise<void> {
    const decided = { by: 'editor', author: rollbackBy!, reason: blockedFor! } as const;
    await this.forgetVotes(author);
    const undecided = await this.undecided(author);
    for (let at = 0; at < undecided.length && !this.isEnding; at += BATCH) {
      const batch = undecided.slice(at, at + BATCH);
      await Promise.all(batch.map((edit) => this.acceptance.refuse(edit, decided)));
      done.refused += batch.length;
    }
    let accepted = await this.notTakenBack(author);
    while (accepted.length > 0 && !this.isEnding) {
      const reverts = await Promise.all(independent(accepted).map((edit) => this.revert(edit, decided)));
      for (const { state } of reverts) done[state === 'accepted' ? 'reverted' : 'conflicts'] += 1;
      accepted = await this.notTakenBack(author);
    }
    if (accepted.length === 0) await this.authors.endRollback(author);
  }

  /** Accepted edits without the decided revert that {@link revert} makes, the latest first. */
  private async notTakenBack(author: number): Promise<EditRecord[]> {
    const accepted = await this.store.edits.find({ author, state: 'accepted' }).lean<EditRecord[]>().exec();
    const ids = accepted.map(({ _id }) => revertId(_id.toHexString()));
    const known = await this.store.edits
      .find({ _id: { $in: ids } }, { state: 1 })
      .lean<EditRecord[]>()
      .exec();
    const done = new Set(
      known.filter(({ state }) => state !== 'with-editors').map(({ _id }) => _id.toHexString()),
    );
    return accepted.filter((_edit, at) => !done.has(ids[at]!.toHexString())).sort(bySequence);
  }

  private async undecided(author: number): Promise<EditRecord[]> {
    return this.store.edits
      .find({ author, state: { $in: [...UNDECIDED] } })
      .lean<EditRecord[]>()
      .exec();
  }

  private async revert(edit: EditRecord, decided: Required<DecidedBy>): Promise<EditRecord> {
    const now = new Date();
    const revert: EditRecord = {
      _id: revertId(edit._id.toHexString()),
      author: decided.author,
      isAnonymous: false,
      kind: 'revert',
      recordKind: edit.recordKind,
      slug: edit.slug,
      name: edit.name,
      countries: edit.countries,
      ...(edit.decision?.sequence != null && { reverts: edit.decision.sequence }),
      fields: [],
      comment: decided.reason,
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
    return this.acceptance.accept(added, decided);
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

/** Return the first edits that can be taken back at the same time: changes of different records. */
function independent([first, ...others]: readonly EditRecord[]): EditRecord[] {
  if (first === undefined || first.kind !== 'change') return first ? [first] : [];
  const chosen = [first];
  for (const edit of others) {
    if (edit.kind !== 'change' || chosen.length === BATCH) break;
    if (!chosen.some(({ recordKind, slug }) => recordKind === edit.recordKind && slug === edit.slug)) {
      chosen.push(edit);
    }
  }
  return chosen;
}

const wait = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

/** The id of the revert of an edit, so that no edit is taken back twice by a rollback. */
const revertId = (edit: string) => stableId('rollback', edit);

const bySequence = (a: EditRecord, b: EditRecord): number =>
  (b.decision?.sequence ?? 0) - (a.decision?.sequence ?? 0);
