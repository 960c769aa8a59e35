import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { CatalogueWrites } from '@sinima/api/catalogue-writes';
import { AccountsService } from '../account/accounts.service.ts';

/**
 * Tells the core which members are suspended, and it all parts. What is not told yet is noted with the account: when the process ends
 * before, or the core is away, the next one or the next decision tells it.
 */
@Injectable()
export class SuspensionTeller implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(SuspensionTeller.name);
  private telling: Promise<void> = Promise.resolve();

  constructor(
    private readonly accounts: AccountsService,
    private readonly writes: CatalogueWrites,
  ) {}

  /** Tell what a process before this one did not. */
  onApplicationBootstrap(): void {
    void this.tell();
  }

  /** Wait until the message under way is answered. */
  async onModuleDestroy(): Promise<void> {
    await this.telling;
  }

  /** Tell what is not told yet; it is told when this resolves, or logged that it is not. */
  tell(): Promise<void> {
    this.telling = this.telling
      .then(() => this.tellChanges())
      .catch((error: unknown) => {
        this.logger.error(`The core was not told of a suspension: ${(error as Error).message}`);
      });
    return this.telling;
  }

  private async tellChanges(): Promise<void> {
    for (const { _id, limit } of await this.accounts.withUntoldLimit()) {
      const isSuspended = limit?.kind === 'suspended';
      const until = limit?.until?.toISOString() ?? null;
      await this.writes.suspend(_id.toHexString(), isSuspended ? { why: limit.why, until } : null);
      await this.accounts.noteTold(_id, limit);
    }
  }
}
