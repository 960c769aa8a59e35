import type { Mark, SavedEntry } from '@sinima/catalogue-ui/saved-entry';
import type { SavedRecord } from '@sinima/catalogue-ui/saved-record';
import type { LookedUp } from './look-up.ts';

/** Which of its namesakes a line means, by the line's place; lines without a choice are left out. */
export type Choices = Readonly<Record<number, string | undefined>>;

/** The marks that an import will write. */
export interface ImportPlan {
  readonly added: readonly SavedEntry[];
  /** How many bear that mark already, and stay as they are. */
  readonly alreadySaved: number;
}

/** Films stand on the watchlist or among the likes; people are followed. */
const markFor = ({ kind }: Pick<SavedRecord, 'kind'>, ofTitles: Mark): Mark =>
  kind === 'PERSON' ? 'follow' : ofTitles;

function chosenRecord({ verdict }: LookedUp, choice: string | undefined): SavedRecord | undefined {
  if (verdict.kind === 'found') return verdict.record;
  return verdict.kind === 'choice' ? verdict.records.find(({ id }) => id === choice) : undefined;
}

/** Return the marks that the lines of another site's list come to. */
export function entriesOf(
  lines: readonly LookedUp[],
  choices: Choices,
  ofTitles: Mark,
  now: Date,
): SavedEntry[] {
  return lines.flatMap((line, place) => {
    const record = chosenRecord(line, choices[place]);
    if (record === undefined) return [];
    const savedAt = line.row.savedAt ?? now.toISOString();
    return [{ mark: markFor(record, ofTitles), id: record.id, savedAt, record }];
  });
}

/** Return what is new among these marks, each once. */
export function planImport(entries: readonly SavedEntry[], saved: readonly SavedEntry[]): ImportPlan {
  const keyOf = ({ mark, id }: SavedEntry): string => `${mark}:${id}`;
  const known = new Set(saved.map(keyOf));
  const unique = [...new Map(entries.map((entry) => [keyOf(entry), entry])).values()];
  const added = unique.filter((entry) => !known.has(keyOf(entry)));
  return { added, alreadySaved: unique.length - added.length };
}
