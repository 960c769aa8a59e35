/** How much of a stylesheet stands in it twice. */
import { parse, type AtRule, type Rule } from 'postcss';

/** A rule with the at-rules around it: two rules with the same text do the same. */
function textInContext(rule: Rule): string {
  const context: string[] = [];
  for (let outer = rule.parent; outer?.type === 'atrule'; outer = outer.parent as typeof outer) {
    const { name, params } = outer as AtRule;
    context.unshift(`@${name} ${params}`);
  }
  return [...context, String(rule)].join(' ');
}

/** Return the rules of a stylesheet that repeat an earlier one, and how many rules it has. */
export function ruleCopies(css: string): { rules: number; copies: string[] } {
  const seen = new Set<string>();
  const copies: string[] = [];
  let rules = 0;
  parse(css).walkRules((rule) => {
    rules += 1;
    const text = textInContext(rule);
    if (seen.has(text)) copies.push(text);
    seen.add(text);
  });
  return { rules, copies };
}
