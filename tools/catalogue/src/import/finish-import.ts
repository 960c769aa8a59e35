import type { Connection } from 'mongoose';
import type { CreditRecord } from '@sinima/bff/credits/credit.schema';
import type { RoleCategory } from '@sinima/contracts/vocabulary';
import { refreshDerived } from '@sinima/bff/derived/refresh-derived';
import type { ImportSource } from './import-records.ts';
import { completeMerges } from './merge-people.ts';
import type { PersonCandidates } from '@sinima/bff/derived/namesakes';
import { refreshPeople } from '@sinima/bff/derived/refresh-people';

/** How many credits are looked at together. */
const BATCH = 500;

/** A credit without a person. */
export interface LostCredit {
  /** The title's id in the source. */
  readonly title: string;
  readonly roleCategory: RoleCategory;
}

/** The findings once all rows are there. */
export interface FinishNotes {
  onNamesakes(candidates: PersonCandidates): void;
  /** A credit that was taken out, because no file names its person. */
  onLostCredit(credit: LostCredit): void;
}

/** Bring up to date what depends on all rows of a source together. */
export async function finishImport(
  connection: Connection,
  source: ImportSource,
  notes: FinishNotes,
): Promise<void> {
  await completeMerges(connection);
  await deleteLostCredits(connection, source, notes);
  await refreshPeople(connection, { source }, (candidates) => notes.onNamesakes(candidates));
  await refreshPeople(connection, { isProvisional: true, source: { $ne: source } });
  await refreshDerived(connection);
}

async function deleteLostCredits(
  connection: Connection,
  source: ImportSource,
  notes: FinishNotes,
): Promise<void> {
  const check = async (credits: readonly CreditRecord[]): Promise<void> => {
    const ids = credits.map(({ personId }) => personId);
    const people = await connection
      .collection('people')
      .find({ _id: { $in: ids } }, { projection: { _id: 1 } })
      .toArray();
    const present = new Set(people.map(({ _id }) => _id.toHexString()));
    const lost = credits.filter(({ personId }) => !present.has(personId.toHexString()));
    if (lost.length === 0) return;
    for (const { titleId, roleCategory } of lost) {
      const title = await connection.collection('titles').findOne({ _id: titleId });
      notes.onLostCredit({ title: String(title?.sourceId), roleCategory });
    }
    await connection.collection('credits').deleteMany({ _id: { $in: lost.map(({ _id }) => _id) } });
  };
  let credits: CreditRecord[] = [];
  for await (const credit of connection.collection<CreditRecord>('credits').find({ source })) {
    credits.push(credit);
    if (credits.length < BATCH) continue;
    await check(credits);
    credits = [];
  }
  await check(credits);
}
