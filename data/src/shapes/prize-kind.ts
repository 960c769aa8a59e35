/** Whom a prize goes to, by the name of its category. */

/** Work on a film, where sources name the film, the people or both. */
const CRAFT =
  /screenplay|writing|\bscript\b|edit|cinematograph|photography|sound|music|score|song|costume|make-? ?up|production (design|set)|\bset|decor|effects?\b|art direct|lighting|\buse of\b/i;

const PERSON =
  /\b(act(or|ress|ing)|director|directing|writer|artist|designer|perform(er|ance)|personality|presenter|journalist|marketer|promising talent|revelation|creator|trail ?blazer|merit|legend|recognition|era|hope|volpi|dressed|kiss|scandal|most promising|star award|rising star|new voice|congratulations)\b/i;

const FILM =
  /\b(films?|movies?|picture|documentary|feature|animation|short|series|indigenous language|choice|audience|public award|7th art|telenovela|original|comedy|tv programme|tanit|[ée]talon|stallion|lion|bear|palme|prix|prize|dhow|golden star|silver star|bronze star|standard|poulain|poulin|foal|colt)\b/i;

/** `open`: a prize that may go to either, such as a mention of a jury. */
export type PrizeKind = 'film' | 'person' | 'craft' | 'open';

/**
 * Return the recipient of a category: the film, people, people or the film for a craft, or either.
 *
 * @example prizeKind('Best Overall Movie') // 'film'
 */
export function prizeKind(category: string): PrizeKind {
  if (/\bmention\b|\bexcellence\b|^Directors' Award/i.test(category)) return 'open';
  if (CRAFT.test(category)) return 'craft';
  if (PERSON.test(category)) return 'person';
  return FILM.test(category) ? 'film' : 'open';
}
