import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { Appointment } from '../authors/author.dto.ts';
import type { AppointmentRecord } from '../authors/author.schema.ts';
import { AuthorsService, type Caller } from '../authors/authors.service.ts';
import { assertEditor } from '../authors/assert-editor.ts';
import { assertNotBlocked } from '../authors/assert-not-blocked.ts';

/** How many appointments the log shows. */
const SHOWN = 100;

/** Who the editors are: editors appoint others, and a public log has it. */
@Injectable()
export class EditorsService {
  constructor(
    @InjectModel('Appointment') private readonly appointments: Model<AppointmentRecord>,
    private readonly authors: AuthorsService,
  ) {}

  /** Appointments and their ends, the latest first. */
  async log(): Promise<Appointment[]> {
    const found = await this.appointments
      .find()
      .sort({ at: -1 })
      .limit(SHOWN)
      .lean<AppointmentRecord[]>()
      .exec();
    const shown = await this.authors.shown(
      found.flatMap(({ author, by }) => [author, ...(by == null ? [] : [by])]),
    );
    return found.map(({ author, isEditor, by, reason, at }) => ({
      editor: shown.get(author)!,
      isEditor,
      by: by == null ? null : shown.get(by)!,
      reason: reason ?? null,
      appointedAt: at.toISOString(),
    }));
  }

  /** Make a member an editor, or end that. */
  async appoint(caller: Caller, handle: string, isEditor: boolean, reason: string): Promise<Appointment[]> {
    assertNotBlocked(caller);
    assertEditor(caller);
    const author = await this.authors.numberOf(handle);
    if (author === undefined)
      throw new NotFoundException(`No member "${handle}" has proposed or reviewed anything yet.`);
    const known = await this.authors.byNumber(author);
    if (known?.blockedFor != null) throw new ConflictException('An editor ended this member’s edits.');
    if (known?.isEditor !== isEditor) await this.authors.appoint(author, isEditor, caller.author, reason);
    return this.log();
  }
}
