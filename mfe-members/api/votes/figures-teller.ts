import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { CatalogueWrites, MAX_FIGURES, type TitleFigures } from '@sinima/api/catalogue-writes';
import type { Model } from 'mongoose';
import type { FiguresRecord } from './figures.schema.ts';
import { toRating } from './half-steps.ts';
import { VoteCounts } from './vote-counts.ts';

/** A change that is open for longer was cut off, in ms: no call takes so long. */
const CUT_OFF_MS = 60_000;

/** How long changes are gathered before they are told, in ms. */
const GATHERING_MS = 500;

/**
 * Sends average and votes of titles to the catalogue soon after they have changed; the core rates and ranks by them. What is not
 * told yet is noted with the figures: when the process ends before, or the core is away, the next one or the next change tells it.
 */
@Injectable()
export class FiguresTeller implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(FiguresTeller.name);
  private timer?: NodeJS.Timeout | undefined;
  private recountTimer?: NodeJS.Timeout | undefined;
  private telling: Promise<void> = Promise.resolve();

  constructor(
    @InjectModel('Figures') private readonly figures: Model<FiguresRecord>,
    private readonly counts: VoteCounts,
    private readonly writes: CatalogueWrites,
  ) {}

  /** Tell what a process before this one did not. */
  onApplicationBootstrap(): void {
    this.tell();
  }

  /** Wait until the message under way is answered. */
  async onModuleDestroy(): Promise<void> {
    clearTimeout(this.timer);
    clearTimeout(this.recountTimer);
    await this.telling;
  }

  /** Let the catalogue be told of all changes in a moment; those that come until then are told together. */
  tell(): void {
    this.timer ??= setTimeout(() => {
      this.timer = undefined;
      this.telling = this.telling
        .then(() => this.tellChanges())
        .catch((error: unknown) => {
          this.logger.error(`The catalogue was not told of new figures: ${(error as Error).message}`);
        });
    }, GATHERING_MS);
  }

  /** Count the votes of all titles anew, and tell all figures. Return of how many titles the count was another before. */
  async recountAll(): Promise<{ titles: number; corrected: number }> {
    const all = await this.figures.find({}, { _id: 1 }).lean<FiguresRecord[]>().exec();
    let corrected = 0;
    for (const { _id } of all) if (await this.counts.recount(_id)) corrected += 1;
    this.tell();
    return { titles: all.length, corrected };
  }

  /** Tell up to 500 figures that have changed since they were told; the rest a moment later. */
  private async tellChanges(): Promise<void> {
    await this.recountCutOff();
    const changed = await this.figures
      .find({ isTold: false })
      .limit(MAX_FIGURES)
      .lean<FiguresRecord[]>()
      .exec();
    if (changed.length === 0) return;
    await this.writes.figures(changed.map(toTitleFigures));
    if (changed.length === MAX_FIGURES) this.tell();
    const { matchedCount } = await this.figures.bulkWrite(
      changed.map(({ _id, version }) => ({
        updateOne: { filter: { _id, version }, update: { $set: { isTold: true } } },
      })),
    );
    if (matchedCount < changed.length) await this.tellAgain(changed);
  }

  /** Another process may have told a newer figure before one of these. */
  private async tellAgain(told: readonly FiguresRecord[]): Promise<void> {
    const versions = new Map(told.map(({ _id, version }) => [_id.toHexString(), version]));
    const newest = await this.figures
      .find({ _id: { $in: told.map(({ _id }) => _id) }, isTold: true }, { version: 1 })
      .lean<FiguresRecord[]>()
      .exec();
    const newer = newest.filter(({ _id, version }) => version !== versions.get(_id.toHexString()));
    if (newer.length === 0) return;
    await this.figures.updateMany({ _id: { $in: newer.map(({ _id }) => _id) } }, { $set: { isTold: false } });
    this.tell();
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
    if (open.length > 0) this.recountTimer ??= this.later();
  }

  /** Look again once a change that is open now was cut off. */
  private later(): NodeJS.Timeout {
    return setTimeout(() => {
      this.recountTimer = undefined;
      this.tell();
    }, CUT_OFF_MS + GATHERING_MS);
  }
}

const toTitleFigures = ({ _id, sum, count }: FiguresRecord): TitleFigures => ({
  title: _id.toHexString(),
  votes: count,
  average: count === 0 ? null : toRating(sum) / count,
});
