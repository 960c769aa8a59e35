import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import type { EditRecord } from './edit.schema.ts';

/** How often a change begins anew that another call interrupts. */
const MOST_TRIES = 20;

/** The stored edits, whose changes by several calls at a time are all kept. */
@Injectable()
export class EditStore {
  constructor(@InjectModel('Edit') readonly edits: Model<EditRecord>) {}

  /** Return an edit. @throws NotFoundException */
  async byId(id: Types.ObjectId): Promise<EditRecord> {
    const found = await this.edits.findById(id).lean<EditRecord>().exec();
    if (found) return found;
    throw new NotFoundException(`There is no edit "${id.toHexString()}".`);
  }

  /** Store a new edit. Where the same one comes twice at a time, the first is returned. */
  async add(edit: EditRecord): Promise<EditRecord> {
    const isDuplicate = (error: unknown): boolean => (error as { code?: unknown } | null)?.code === 11_000;
    return this.edits.create(edit).then(
      () => edit,
      (error: unknown) => {
        if (isDuplicate(error)) return this.byId(edit._id);
        throw error;
      },
    );
  }

  /** Put the open edits of an author before the editors. @param check what they read of it */
  async holdAllOf(author: number, check: string): Promise<void> {
    const open = await this.edits.find({ author, state: 'open' }, { _id: 1 }).lean<EditRecord[]>().exec();
    for (const { _id } of open) {
      await this.change(_id, (edit) =>
        edit.state === 'open' ? { ...edit, state: 'held', checks: [...edit.checks, check] } : edit,
      );
    }
  }

  /**
   * Change an edit.
   *
   * @param next makes the new record of the stored one, and may be called several times; what it throws, ends the change
   * @returns the edit as it is stored then
   */
  async change(id: Types.ObjectId, next: (edit: EditRecord) => EditRecord): Promise<EditRecord> {
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const before = await this.byId(id);
      const changed = next(before);
      if (changed === before) return before;
      const { version } = before;
      const after = { ...changed, version: version + 1 };
      const { matchedCount } = await this.edits.replaceOne({ _id: id, version }, after);
      if (matchedCount > 0) return after;
    }
    throw new ConflictException('This edit is being changed elsewhere. Please try again.');
  }
}
