import { randomUUID } from 'node:crypto';
import type { Connection } from 'mongoose';

/** A process that has changes to write into the catalogue, or was ended while it had. */
interface Writer {
  readonly _id: string;
  /** The last change before those that it writes. */
  readonly after: number;
  readonly at: Date;
}

/** No process writes for longer, in ms: one that seems to was ended. */
const ENDED_MS = 10_000;

/** Tells which processes write changes into the catalogue, so that another one finishes what an ended one has begun. */
export class Writers {
  private readonly id = randomUUID();

  constructor(private readonly connection: Connection) {}

  private get writers() {
    return this.connection.collection<Writer>('change_writers');
  }

  async begin(after: number): Promise<void> {
    await this.writers.updateOne({ _id: this.id }, { $set: { after, at: new Date() } }, { upsert: true });
  }

  /** Note that all is written, by ended writers too. */
  async end(ended: readonly Writer[]): Promise<void> {
    await this.writers.deleteOne({ _id: this.id });
    await this.forget(ended);
  }

  /** Return the writers that were ended before they had written all. */
  async ended(): Promise<Writer[]> {
    const others = await this.writers.find({ _id: { $ne: this.id } }).toArray();
    return others.filter(({ at }) => Date.now() - at.getTime() > ENDED_MS);
  }

  /** Return all writers: at work, or ended over it. */
  all(): Promise<Writer[]> {
    return this.writers.find({}).toArray();
  }

  /** Forget writers after all documents were written again. */
  async forget(writers: readonly Writer[]): Promise<void> {
    if (writers.length > 0) await this.writers.deleteMany({ _id: { $in: writers.map(({ _id }) => _id) } });
  }
}
