import { Inject, Injectable, NotFoundException } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { stableId } from '@sinima/api/database/stable-id';
import type { PartMember } from '@sinima/api/members/part-member';
import { Types, type Model } from 'mongoose';
import type { EditRecord } from '../stored/edit.schema.ts';
import { REVIEW_RULES, type ReviewRules } from '../settings/review-rules.ts';
import type { AppointmentRecord, AuthorNameRecord, AuthorRecord } from './author.schema.ts';
import type { EditAuthor } from './author.dto.ts';
import { newAuthorNumber } from './author-numbers.ts';
import { countedEdits, standingOf, type Standing } from './standing.ts';

/** The signed-in member of a call, as an author. */
export interface Caller {
  readonly author: number;
  readonly memberId: Types.ObjectId;
  readonly standing: Standing;
  /** Why this author may not write; undefined: may. */
  readonly blockedFor: string | undefined;
  /** The same as a sentence to the author. */
  readonly refusal: string | undefined;
  /** Whether moderators suspended the account. */
  readonly isSuspended: boolean;
}

/** Return what authors are told who may not write; undefined: they may. */
function refusalOf(
  blockedFor: string | null | undefined,
  suspension: PartMember['suspension'],
): string | undefined {
  if (blockedFor != null) return `An editor ended your edits: ${blockedFor} You can write to /contact.`;
  if (!suspension) return undefined;
  const { why, until } = suspension;
  const end = until === null ? '' : ` until ${until.slice(0, 16).replace('T', ' ')} UTC`;
  return `Your account is suspended${end}: ${why} You can appeal in your account, under “Decisions”.`;
}

/** The authors of edits, their names as far as they have any, and what they may do. */
@Injectable()
export class AuthorsService {
  constructor(
    @InjectModel('Author') private readonly authors: Model<AuthorRecord>,
    @InjectModel('AuthorName') private readonly names: Model<AuthorNameRecord>,
    @InjectModel('Appointment') private readonly appointments: Model<AppointmentRecord>,
    @InjectModel('Edit') private readonly edits: Model<EditRecord>,
    @Inject(REVIEW_RULES) private readonly rules: ReviewRules,
  ) {}

  /** Return the author that a member is, with a number from the first call on. */
  async ofMember(member: PartMember): Promise<Caller> {
    const memberId = new Types.ObjectId(member.id);
    const { author } = await this.named(memberId, member);
    const isNamedEditor = this.rules.editors.includes(member.handle);
    if (isNamedEditor) await this.appointByHandle(author, member.handle);
    const known = await this.byNumber(author);
    const standing = await this.standingOf(author, known?.isEditor === true);
    const { suspension } = member;
    const blockedFor = known?.blockedFor ?? suspension?.why;
    const refusal = refusalOf(known?.blockedFor, suspension);
    return { author, memberId, standing, blockedFor, refusal, isSuspended: suspension !== undefined };
  }

  /** Return the number of a visitor without an account: a new one for each edit. */
  async ofVisitor(): Promise<number> {
    return this.begin(true);
  }

  async byNumber(_id: number): Promise<AuthorRecord | undefined> {
    return (await this.authors.findById(_id).lean<AuthorRecord>().exec()) ?? undefined;
  }

  /** Return the number of a member by the handle; undefined: no such member has called yet. */
  async numberOf(handle: string): Promise<number | undefined> {
    const found = await this.names.findOne({ handle }).lean<AuthorNameRecord>().exec();
    return found?.author;
  }

  /** Return what everybody reads of these authors, by number. */
  async shown(numbers: readonly number[]): Promise<ReadonlyMap<number, EditAuthor>> {
    const wanted = [...new Set(numbers)];
    if (wanted.length === 0) return new Map();
    const [records, names] = await Promise.all([
      this.authors
        .find({ _id: { $in: wanted } })
        .lean<AuthorRecord[]>()
        .exec(),
      this.names
        .find({ author: { $in: wanted } })
        .lean<AuthorNameRecord[]>()
        .exec(),
    ]);
    const shown = await Promise.all(
      wanted.map(async (number): Promise<[number, EditAuthor]> => {
        const record = records.find(({ _id }) => _id === number);
        const name = names.find(({ author }) => author === number);
        const standing = await this.standingOf(number, record?.isEditor === true);
        const kind = record?.isAnonymous ? 'visitor' : name ? 'member' : 'former-member';
        const profile = name?.isPublic ? name : undefined;
        const { handle = null, displayName = null } = profile ?? {};
        return [number, { number, kind, handle, displayName, standing }];
      }),
    );
    return new Map(shown);
  }

  /** Make an author an editor, or end that. The log has it. */
  async appoint(author: number, isEditor: boolean, by: number, reason: string | null): Promise<void> {
    const _id = new Types.ObjectId().toHexString();
    await this.appointments.create({
      _id,
      author,
      isEditor,
      by,
      at: new Date(),
      ...(reason !== null && { reason }),
    });
    await this.authors.updateOne({ _id: author }, { $set: { isEditor } });
  }

  /** Let an author write no more, and note that an editor has all edits undone. @throws NotFoundException */
  async beginRollback(author: number, rollbackBy: number, blockedFor: string): Promise<void> {
    const { matchedCount } = await this.authors.updateOne(
      { _id: author },
      { $set: { blockedFor, rollbackBy } },
    );
    if (matchedCount === 0) throw new NotFoundException(`No author has the number ${author}.`);
  }

  /** Return the authors whose edits are being undone. */
  async inRollback(): Promise<AuthorRecord[]> {
    return this.authors
      .find({ rollbackBy: { $gt: 0 } })
      .lean<AuthorRecord[]>()
      .exec();
  }

  async endRollback(author: number): Promise<void> {
    await this.authors.updateOne({ _id: author }, { $unset: { rollbackBy: 1 } });
  }

  /** Forget who a member is: what remains of the author is the number. */
  async forget(memberId: Types.ObjectId): Promise<void> {
    const known = await this.names.findById(memberId).lean<AuthorNameRecord>().exec();
    if (!known) return;
    await this.authors.updateOne({ _id: known.author }, { $set: { isEditor: false } });
    await this.names.deleteOne({ _id: memberId });
  }

  private async named(_id: Types.ObjectId, member: PartMember): Promise<AuthorNameRecord> {
    const { handle, displayName, isPublic } = member;
    const profile = { handle, displayName, isPublic };
    const known = await this.names.findById(_id).lean<AuthorNameRecord>().exec();
    if (!known) {
      const author = await this.begin(false);
      await this.names.updateOne({ _id }, { $setOnInsert: { author }, $set: profile }, { upsert: true });
      return (await this.names.findById(_id).lean<AuthorNameRecord>().exec())!;
    }
    const isSame =
      known.handle === handle && known.displayName === displayName && known.isPublic === isPublic;
    if (!isSame) await this.names.updateOne({ _id }, { $set: profile });
    return known;
  }

  private async begin(isAnonymous: boolean): Promise<number> {
    const _id = newAuthorNumber();
    // Where a number is taken, which is one chance in millions, the unique index refuses it and the call is sent again.
    await this.authors.create({ _id, isAnonymous, isEditor: false });
    return _id;
  }

  /** The setting names handles; each makes one member an editor, once: whoever has the handle when it is first used. */
  private async appointByHandle(author: number, handle: string): Promise<void> {
    const _id = stableId('editor named by the setting', handle).toHexString();
    const { upsertedCount } = await this.appointments.updateOne(
      { _id },
      { $setOnInsert: { author, isEditor: true, at: new Date() } },
      { upsert: true },
    );
    if (upsertedCount > 0) await this.authors.updateOne({ _id: author }, { $set: { isEditor: true } });
  }

  private async standingOf(author: number, isEditor: boolean): Promise<Standing> {
    if (isEditor) return 'editor';
    const most = countedEdits(this.rules);
    const accepted = await this.edits.countDocuments({ author, state: 'accepted' }).limit(most);
    return standingOf({ isEditor, accepted }, this.rules);
  }
}
