/** The modes of a call. */
export const CONDITIONS = ['as-is', 'slow', 'empty', '404', '500', 'missing', 'never'] as const;
export type Condition = (typeof CONDITIONS)[number];

export const isCondition = (value: unknown): value is Condition => CONDITIONS.includes(value as Condition);

/** Stands for every call that is not switched itself. */
export const EVERY_CALL = '*';

/** The modes of calls, by their names, until they are reset. */
export class Switches {
  private readonly set = new Map<string, Condition>();
  private changes = 0;

  /** Return what a call is switched to. */
  of(call: string): Condition {
    return this.set.get(call) ?? this.set.get(EVERY_CALL) ?? 'as-is';
  }

  /** Switch a call. Its own mode wins over the mode of all calls. */
  switch(call: string, condition: Condition): void {
    if (condition === 'as-is' && (call === EVERY_CALL || !this.set.has(EVERY_CALL))) this.set.delete(call);
    else this.set.set(call, condition);
    this.changes += 1;
  }

  reset(): void {
    this.set.clear();
    this.changes += 1;
  }

  /** Grows with each change: pages that were made before are outdated. */
  get revision(): number {
    return this.changes;
  }

  toJSON(): Readonly<Record<string, Condition>> {
    return Object.fromEntries(this.set);
  }
}
