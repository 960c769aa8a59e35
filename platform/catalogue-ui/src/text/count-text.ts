import { LANGUAGES } from '@sinima/contracts/languages';
import type { Message, Text } from '@sinima/contracts/text';

/**
 * Return a number with its noun.
 *
 * @param message with the parameter `count`, such as those of `@sinima/catalogue-ui/counts`
 * @param isAtLeast whether the number is a lower bound: it is followed by "+"
 * @example countText(1, counts.reviewCount, text) // '1 review'
 * @example countText(10000, counts.personCount, text, true) // '10,000+ people'
 */
export function countText(count: number, message: Message, text: Text, isAtLeast = false): string {
  const counted = text(message, { count });
  if (!isAtLeast) return counted;
  const number = count.toLocaleString(LANGUAGES[text.language].locale);
  return counted.replace(number, `${number}+`);
}
