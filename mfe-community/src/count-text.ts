/** A number with its noun, in the plural where it is not one: "1 review", "2 reviews". */
export function countText(count: number, noun: string): string {
  return `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`;
}
