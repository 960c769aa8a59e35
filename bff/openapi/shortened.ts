/** The most texts or numbers that a list of an example holds. */
const MAX_VALUES = 5;

/** The longest text of an example, in characters. */
const MAX_TEXT_LENGTH = 240;

/** Return an answer cut short enough to be read as an example: one record of each list, a few values, the start of long texts. */
export function shortened(answer: unknown): unknown {
  if (Array.isArray(answer)) {
    const isOfRecords = answer.some((item) => typeof item === 'object' && item !== null);
    return answer.slice(0, isOfRecords ? 1 : MAX_VALUES).map(shortened);
  }
  if (typeof answer === 'object' && answer !== null) {
    return Object.fromEntries(Object.entries(answer).map(([name, value]) => [name, shortened(value)]));
  }
  if (typeof answer !== 'string' || answer.length <= MAX_TEXT_LENGTH) return answer;
  return `${answer.slice(0, answer.lastIndexOf(' ', MAX_TEXT_LENGTH))} …`;
}
