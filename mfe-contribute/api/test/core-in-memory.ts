/** The core’s side of the call `changes`, in memory, as strict as tests need it. */
import type { CatalogueChange, ChangeAnswer, FieldConflict } from '@sinima/api/catalogue-writes';

type Facts = Record<string, unknown>;

const sameText = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

export class CoreInMemory {
  readonly records = new Map<string, Facts>();
  readonly log: CatalogueChange[] = [];
  /** What was there before each change, by sequence. */
  private readonly former: Facts[] = [];
  private readonly answers = new Map<string, ChangeAnswer>();

  /** How long an answer takes; of calls that come together, the last is answered first. */
  delayMs = 0;
  private asked = 0;

  readonly ask = async (_call: string, content: unknown): Promise<ChangeAnswer> => {
    this.asked += 1;
    const delay = this.delayMs - (this.asked % 50) * 5;
    if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay));
    const { isCheck, change } = content as { isCheck: boolean; change: CatalogueChange };
    const known = this.answers.get(change.edit);
    if (known && !isCheck) return known;
    const answer = this.answerTo(change, isCheck);
    if (!isCheck && answer.outcome === 'accepted') this.answers.set(change.edit, answer);
    return answer;
  };

  private answerTo(change: CatalogueChange, isCheck: boolean): ChangeAnswer {
    const key = `${change.record.kind} ${change.record.slug}`;
    const facts = this.records.get(key);
    if (change.author < 1) {
      return { outcome: 'refused', problems: [{ field: 'author', message: 'is no number of an author' }] };
    }
    if (!facts) return { outcome: 'refused', problems: [{ message: 'There is no such record.' }] };
    const impossible = [...change.fields, ...(change.split?.fields ?? [])].find(
      ({ after }) => after === 'IMPOSSIBLE',
    );
    if (impossible) {
      return { outcome: 'refused', problems: [{ field: impossible.field, message: 'is not possible' }] };
    }
    const conflicts = change.fields.flatMap(({ field, before, added, removed = [] }): FieldConflict[] => {
      const now = facts[field];
      if (added || removed.length > 0) {
        const items = (now ?? []) as unknown[];
        if (!Array.isArray(items)) return [{ field, now }];
        const isThere = removed.every((item) => items.some((other) => sameText(item, other)));
        return isThere ? [] : [{ field, now }];
      }
      return sameText(now, before) ? [] : [{ field, before, now }];
    });
    if (conflicts.length > 0) return { outcome: 'conflict', conflicts };
    if (!isCheck) this.write(key, facts, change);
    return { outcome: 'accepted', sequence: this.log.length, revision: this.log.length };
  }

  private write(key: string, facts: Facts, change: CatalogueChange): void {
    this.log.push(change);
    this.former.push(facts);
    if (change.kind === 'revert') {
      this.records.set(key, this.former[change.reverts! - 1]!);
      return;
    }
    const next = { ...facts };
    for (const { field, after, added = [], removed = [] } of change.fields) {
      const items = (next[field] ?? []) as unknown[];
      if (added.length + removed.length > 0) {
        next[field] = [...items.filter((item) => !removed.some((gone) => sameText(gone, item))), ...added];
      } else if (after === undefined) delete next[field];
      else next[field] = after;
    }
    this.records.set(key, next);
  }
}
