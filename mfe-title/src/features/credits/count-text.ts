/** A number with its noun, in the plural where it is not one: "1 cast member", "2 cast members". */
export function countText(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
