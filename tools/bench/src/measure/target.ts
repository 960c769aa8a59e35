/** What was promised, and what was measured. */
export interface Target {
  readonly name: string;
  readonly measured: number;
  readonly wanted: number;
  /** Whether more than wanted is good, or less is. */
  readonly is: 'at least' | 'at most';
  readonly unit: string;
}

/** Whether a target is held. */
export function isHeld({ measured, wanted, is }: Target): boolean {
  return is === 'at least' ? measured >= wanted : measured <= wanted;
}

/** One line that says what was promised, what came of it, and whether that will do. */
export function targetLine(target: Target): string {
  const { name, measured, wanted, is, unit } = target;
  const digits = unit === '' ? 2 : 0;
  return `${isHeld(target) ? 'PASS' : 'FAIL'}  ${name}: ${measured.toFixed(digits)}${unit} (${is} ${wanted}${unit})`;
}
