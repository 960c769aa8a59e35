/** How a thing that is counted is called: a noun with a plural in s, or the word for one and the word for others. */
export type CountedNoun = string | readonly [one: string, others: string];

/**
 * Return a number with its noun.
 *
 * @param isAtLeast whether the number is a lower bound
 * @example countText(1, 'review') // '1 review'
 * @example countText(10000, ['person', 'people'], true) // '10,000+ people'
 */
export function countText(count: number, noun: CountedNoun, isAtLeast = false): string {
  const [one, others] = typeof noun === 'string' ? [noun, `${noun}s`] : noun;
  return `${count.toLocaleString('en-US')}${isAtLeast ? '+' : ''} ${count === 1 ? one : others}`;
}
