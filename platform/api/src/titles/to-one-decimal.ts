/** Return a rating as it is shown: one decimal (`docs/specification.md §9`). */
export function toOneDecimal(rating: number): number {
  return Math.round(rating * 10) / 10;
}
