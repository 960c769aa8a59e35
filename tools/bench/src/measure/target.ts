/** A target, and the measurement. */
export interface Target {
  readonly name: string;
  readonly measured: number;
  readonly wanted: number;
  /** Whether more than wanted is good, or less is. */
  readonly is: 'at least' | 'at most';
  readonly unit: string;
  /** How many digits after the point the measured value is told with; by default 2 for a value without a unit, and else none. */
  readonly digits?: number;
}

/** Whether a target is held. */
export function isHeld({ measured, wanted, is }: Target): boolean {
  return is === 'at least' ? measured >= wanted : measured <= wanted;
}

/** One line that says what was promised, what came of it, and whether that will do. */
export function targetLine(target: Target): string {
  const { name, measured, wanted, is, unit, digits = unit === '' ? 2 : 0 } = target;
  return `${isHeld(target) ? 'PASS' : 'FAIL'}  ${name}: ${measured.toFixed(digits)}${unit} (${is} ${wanted}${unit})`;
}
