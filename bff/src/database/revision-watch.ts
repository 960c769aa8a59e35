import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { revisionOf } from './catalogue-revision.js';

/** How often the catalogue's revision is looked at, in ms: an accepted change is shown by all servers within two seconds. */
const INTERVAL_MS = 1_000;

/** Notices that another process, such as an import, has changed the catalogue. */
@Injectable()
export class RevisionWatch implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly listeners: (() => void)[] = [];
  private timer: NodeJS.Timeout | undefined;
  private isStopped = false;
  /** The catalogue's revision, as far as it is known. */
  revision = 0;

  constructor(@InjectConnection() private readonly connection: Connection) {}

  /** Call `listener` after each change, but not for the state at the start; listeners run in the order of these calls. */
  onChange(listener: () => void): void {
    this.listeners.push(listener);
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.settle();
    this.lookAfter();
  }

  /** Take the present revision as the one at the start, for which no listener is called. */
  async settle(): Promise<void> {
    this.revision = await revisionOf(this.connection);
  }

  onModuleDestroy(): void {
    this.isStopped = true;
    clearTimeout(this.timer);
  }

  private lookAfter(): void {
    if (this.isStopped) return;
    this.timer = setTimeout(() => void this.look().then(() => this.lookAfter()), INTERVAL_MS);
    this.timer.unref();
  }

  /** Look at once. While the database is unavailable, nothing is known to have changed. */
  async look(): Promise<void> {
    const found = await revisionOf(this.connection).catch(() => this.revision);
    if (found === this.revision || this.isStopped) return;
    this.revision = found;
    for (const listener of this.listeners) listener();
  }
}
