import { BadRequestException, ConflictException, Inject, Injectable } from '@nestjs/common';
import { CatalogueWrites, CHANGE_LICENCE, type FieldChange } from '@sinima/api/catalogue-writes';
import { TooManyRequestsException } from '@sinima/api/http/too-many-requests';
import type { Types } from 'mongoose';
import { assertNotBlocked } from '../authors/assert-not-blocked.ts';
import { EDITS_A_DAY } from '../authors/standing.ts';
import { AuthorsService, type Caller } from '../authors/authors.service.ts';
import { EditStore } from '../stored/edit-store.ts';
import type { EditRecord } from '../stored/edit.schema.ts';
import type { ProposeEdit } from '../edits/propose-edit.dto.ts';
import { RecordNames } from '../edits/record-names.ts';
import { findingsOf } from '../safety/edit-checks.ts';
import { REVIEW_RULES, type ReviewRules } from '../settings/review-rules.ts';
import { Acceptance, changeOf } from './acceptance.ts';
import { isSmall } from './small-edit.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** The author of what is checked for a visitor and not kept; the catalogue's log has numbers from 1. */
const NOBODY = 1;

/** Takes what people propose. */
@Injectable()
export class ProposalsService {
  constructor(
    private readonly store: EditStore,
    private readonly authors: AuthorsService,
    private readonly names: RecordNames,
    private readonly catalogue: CatalogueWrites,
    private readonly acceptance: Acceptance,
    @Inject(REVIEW_RULES) private readonly rules: ReviewRules,
  ) {}

  /**
   * Take a proposal: it is open then, held for the editors, or, of editors and of small edits of trusted members, accepted.
   *
   * @param id of the edit; the same again is answered as the first time
   * @param caller undefined: a visitor without an account
   */
  async propose(id: Types.ObjectId, caller: Caller | undefined, proposed: ProposeEdit): Promise<EditRecord> {
    const known = await this.store.edits.findById(id).lean<EditRecord>().exec();
    if (known) return this.land(known, caller);
    if (caller) await this.assertMayPropose(caller);
    const edit = await this.editOf(id, caller, proposed);
    await this.assertPossible(edit);
    return this.land(await this.store.add(edit), caller);
  }

  /** Say what would become of a proposal, without keeping it. @throws BadRequestException with what is wrong with each field */
  async check(caller: Caller | undefined, id: Types.ObjectId, proposed: ProposeEdit): Promise<void> {
    if (caller) await this.assertMayPropose(caller);
    await this.assertPossible(await this.editOf(id, caller, proposed, NOBODY));
  }

  /** Accept at once what needs no votes. */
  private async land(edit: EditRecord, caller: Caller | undefined): Promise<EditRecord> {
    if (edit.state !== 'open' || !caller) return edit;
    const { author, standing } = caller;
    if (standing === 'editor') return this.acceptance.accept(edit, { by: 'editor', author });
    if (standing === 'trusted' && isSmall(edit)) return this.acceptance.accept(edit, { by: 'standing' });
    return edit;
  }

  private async editOf(
    _id: Types.ObjectId,
    caller: Caller | undefined,
    { kind, record, into, split, reverts, fields, comment, mail }: ProposeEdit,
    number?: number,
  ): Promise<EditRecord> {
    const author = caller?.author ?? number ?? (await this.authors.ofVisitor());
    // What leaves a record that is two is not taken away.
    const checks = findingsOf(kind === 'split' ? (split?.fields ?? []) : fields, comment ?? null, {
      recordsInHour: caller ? await this.recordsInHour(caller.author) : 0,
    });
    const now = new Date();
    const { name, countries } = await this.names.of(record);
    return {
      _id,
      author,
      isAnonymous: !caller,
      kind,
      recordKind: record.kind,
      slug: record.slug,
      name,
      countries: [...countries],
      ...(into !== undefined && { into }),
      ...(split && { split: { fields: plain(split.fields), moves: split.moves.map((one) => ({ ...one })) } }),
      ...(reverts !== undefined && { reverts }),
      fields: plain(fields),
      ...(comment !== undefined && { comment }),
      licence: CHANGE_LICENCE,
      ...(!caller && mail !== undefined && { mail }),
      state: checks.length > 0 && caller?.standing !== 'editor' ? 'held' : 'open',
      openedAt: now,
      checkAt: new Date(now.getTime() + this.rules.openMs),
      votes: [],
      checks,
      thanks: [],
      version: 1,
    };
  }

  private async assertMayPropose({ author, standing, refusal }: Caller): Promise<void> {
    assertNotBlocked({ refusal });
    const since = new Date(Date.now() - DAY_MS);
    const most = EDITS_A_DAY[standing];
    const today = await this.store.edits.countDocuments({ author, openedAt: { $gte: since } }).limit(most);
    if (today < most) return;
    throw new TooManyRequestsException(
      `You proposed ${most} edits within a day, which is the most for now: more accepted edits raise it.`,
      HOUR_MS / 1000,
    );
  }

  private async recordsInHour(author: number): Promise<number> {
    const since = new Date(Date.now() - HOUR_MS);
    const recent = await this.store.edits
      .find({ author, openedAt: { $gte: since } }, { recordKind: 1, slug: 1 })
      .limit(200)
      .lean<EditRecord[]>()
      .exec();
    return new Set(recent.map(({ recordKind, slug }) => `${recordKind} ${slug}`)).size;
  }

  private async assertPossible(edit: EditRecord): Promise<void> {
    const answer = await this.catalogue.checkChange(changeOf(edit, 'votes'));
    if (answer.outcome === 'conflict') {
      const fields = answer.conflicts.map(({ field }) => field).join(', ');
      throw new ConflictException(`The record has changed since you opened it: ${fields}. Open it again.`);
    }
    if (answer.outcome === 'refused') {
      throw new BadRequestException(
        answer.problems.map(({ field, message }) => ({ parameter: field ?? 'record', message })),
      );
    }
  }
}

/** What was sent, as plain objects. */
const plain = (fields: ProposeEdit['fields']): FieldChange[] =>
  fields.map((field) => ({ ...field, ...(field.source && { source: { ...field.source } }) }));
