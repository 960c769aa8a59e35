import type { PartMigration } from '@sinima/api/part-migration';
import type { mongo } from 'mongoose';
import { migrationsCollection } from '../shapes/migrations.ts';

/** A migration as the build puts it into the module of a part. */
export interface NamedMigration extends PartMigration {
  /** `0001-add-country` */
  readonly name: string;
}

interface Note {
  /** Name of the migration. */
  readonly _id: string;
  readonly when: Date;
}

/**
 * Run the migrations of a part that have not run yet, in their order, and note each.
 *
 * @throws Error naming the one that failed; those after it have not run
 */
export async function runMigrations(
  app: string,
  migrations: readonly NamedMigration[],
  db: mongo.Db,
): Promise<void> {
  if (migrations.length === 0) return;
  const notes = db.collection<Note>(migrationsCollection(app));
  const done = new Set((await notes.find().toArray()).map(({ _id }) => _id));
  for (const { name, run } of migrations) {
    if (done.has(name)) continue;
    try {
      await run(db);
    } catch (error) {
      throw new Error(`The migration ${name} failed: ${String(error)}`, { cause: error });
    }
    // Another process of the version may have run it at the same time.
    await notes.replaceOne({ _id: name }, { when: new Date() }, { upsert: true });
  }
}
