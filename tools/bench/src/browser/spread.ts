import { median } from '../measure/percentiles.ts';

/** Say the median of values with the least and the most of them, e.g. `1.04 (0.98–1.31)`. */
export function medianAndSpread(values: readonly number[], digits: number): string {
  const [middle, least, most] = [median(values), Math.min(...values), Math.max(...values)];
  return `${middle.toFixed(digits)} (${least.toFixed(digits)}–${most.toFixed(digits)})`;
}
