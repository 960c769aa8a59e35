import { Injectable, Logger } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { CatalogueWrites, MAX_FIGURES, type TitleFigures } from '@sinima/api/catalogue-writes';
import type { Model } from 'mongoose';
import type { FiguresRecord } from './figures.schema.ts';
import { toRating } from './half-steps.ts';
import { VoteCounts } from './vote-counts.ts';

/** A change that is open for longer was cut off, in ms: no call takes so long. */
const CUT_OFF_MS = 60_000;

/** Tells the catalogue average and votes of titles whenever they have changed; the core rates and ranks by them. */
@Injectable()
export class FiguresTeller {
  private readonly logger = new Logger(FiguresTeller.name);
  private current: Promise<void> = Promise.resolve();
  private next?: Promise<void>;

  constructor(
    @InjectModel('Figures') private readonly figures: Model<FiguresRecord>,
    private readonly counts: VoteCounts,
    private readonly writes: CatalogueWrites,
  ) {}

  /**
   * Tell what has changed. Calls that come meanwhile wait for one telling together. What the catalogue cannot be told now, it
   * is told with the next change.
   */
  tell(): Promise<void> {
    this.next ??= this.current.then(() => {
      this.next = undefined;
      this.current = this.tellChanges().catch((error: unknown) => {
        this.logger.error(`The catalogue was not told of new figures: ${(error as Error).message}`);
      });
      return this.current;
    });
    return this.next;
  }

  /** Count the votes of all titles anew, and tell all figures. Return of how many titles the count was another before. */
  async recountAll(): Promise<{ titles: number; corrected: number }> {
    const all = await this.figures.find({}, { _id: 1 }).lean<FiguresRecord[]>().exec();
    let corrected = 0;
    for (const { _id } of all) if (await this.counts.recount(_id)) corrected += 1;
    await this.tell();
    return { titles: all.length, corrected };
  }

  /** Tell up to 500 figures that have changed since they were told; the rest comes with the next change. */
  private async tellChanges(): Promise<void> {
    await this.recountCutOff();
    const changed = await this.figures
      .find({ isTold: false })
      .limit(MAX_FIGURES)
      .lean<FiguresRecord[]>()
      .exec();
    if (changed.length === 0) return;
    await this.writes.figures(changed.map(toTitleFigures));
    const { matchedCount } = await this.figures.bulkWrite(
      changed.map(({ _id, version }) => ({
        updateOne: { filter: { _id, version }, update: { $set: { isTold: true } } },
      })),
    );
    if (matchedCount === changed.length) return;
    // Another process may have told a newer figure before this older one.
    await this.figures.updateMany(
      { _id: { $in: changed.map(({ _id }) => _id) } },
      { $set: { isTold: false } },
    );
  }

  private async recountCutOff(): Promise<void> {
    const open = await this.figures
      .find({ open: { $gt: 0 } })
      .lean<FiguresRecord[]>()
      .exec();
    const now = Date.now();
    for (const { _id, changedAt } of open) {
      if (now - changedAt.getTime() > CUT_OFF_MS) await this.counts.recount(_id);
    }
  }
}

const toTitleFigures = ({ _id, sum, count }: FiguresRecord): TitleFigures => ({
  title: _id.toHexString(),
  votes: count,
  average: count === 0 ? null : toRating(sum) / count,
});
