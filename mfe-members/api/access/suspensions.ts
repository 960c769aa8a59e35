import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import type { AccountRecord, StoredLimit } from '../account/account.schema.ts';
import { AccountsService } from '../account/accounts.service.ts';
import { currentLimit } from '../account/current-limit.ts';
import { FiguresTeller } from '../votes/figures-teller.ts';
import { inTime } from '../database/in-time.ts';
import { SuspensionTeller } from './suspension-teller.ts';
import { Votes } from '../votes/votes.ts';

/**
 * Limits accounts, and lets them be again; votes of suspended ones do not count, and the core is told of those. Where there are thousands, the last ones leave
 * after the answer.
 */
@Injectable()
export class Suspensions {
  constructor(
    private readonly accounts: AccountsService,
    private readonly votes: Votes,
    private readonly teller: FiguresTeller,
    private readonly suspensionTeller: SuspensionTeller,
  ) {}

  async impose(memberId: Types.ObjectId, limit: StoredLimit): Promise<void> {
    await this.accounts.setLimit(memberId, limit);
    await this.count(memberId, limit.kind !== 'suspended');
  }

  /** Lift the limit that a decision imposed, if it is the one that holds. */
  async lift(memberId: Types.ObjectId, decisionId: Types.ObjectId): Promise<void> {
    const account = await this.accounts.byId(memberId);
    if (!account?.limit?.decisionId.equals(decisionId)) return;
    await this.accounts.setLimit(memberId, null);
    await this.count(memberId, true);
  }

  /** Lift the limit of an account, if its time is over. */
  async liftIfOver({ _id, limit }: AccountRecord): Promise<void> {
    if (limit && !currentLimit(limit, new Date())) await this.lift(_id, limit.decisionId);
  }

  /** Lift all limits whose time is over. */
  async liftAllOver(): Promise<void> {
    for (const account of await this.accounts.limited()) await this.liftIfOver(account);
  }

  private async count(memberId: Types.ObjectId, isCounted: boolean): Promise<void> {
    const all = this.votes.discountAll(memberId, !isCounted).then(() => this.teller.tell());
    await inTime(Promise.all([all, this.suspensionTeller.tell()]));
  }
}
