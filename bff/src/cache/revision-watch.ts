import type { Connection } from 'mongoose';
import { revisionOf } from '../database/catalogue-revision.js';

/** How often the catalogue's revision is looked at, in ms. */
const EVERY_MS = 2_000;

/** Notices that another process, such as an import, has changed the catalogue. */
export class RevisionWatch {
  private timer: NodeJS.Timeout | undefined;
  private isStopped = false;

  /** Calls `onChange` after each change, but not for what was there at the start. */
  constructor(
    private readonly connection: Connection,
    private readonly onChange: () => void,
  ) {}

  async start(): Promise<void> {
    this.lookAfter(await revisionOf(this.connection));
  }

  stop(): void {
    this.isStopped = true;
    clearTimeout(this.timer);
  }

  private lookAfter(known: number): void {
    if (this.isStopped) return;
    this.timer = setTimeout(() => void this.look(known).then((found) => this.lookAfter(found)), EVERY_MS);
    this.timer.unref();
  }

  /** While the database is away, nothing is known to have changed. */
  private async look(known: number): Promise<number> {
    const found = await revisionOf(this.connection).catch(() => known);
    if (found !== known && !this.isStopped) this.onChange();
    return found;
  }
}
