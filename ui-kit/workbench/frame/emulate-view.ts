/**
 * What visitors ask of their machines, as far as a page can act as if they did: the rules for it hold whatever the machine
 * says. Forced colours come close to a browser's own; to be sure, try those.
 */
import type { View } from '../site/view.ts';

/** A group of rules with a condition, as browsers and tests have it. */
type Group = CSSMediaRule | CSSSupportsRule | CSSLayerBlockRule;

function* mediaRules(rules: Iterable<CSSRule>): Generator<CSSMediaRule> {
  for (const rule of rules) {
    if ('media' in rule && 'cssRules' in rule) yield rule as CSSMediaRule;
    if ('cssRules' in rule) yield* mediaRules((rule as Group).cssRules);
  }
}

/** All `@media` rules of a document; none of a stylesheet that may not be read, as in a file that was opened by itself. */
function allMediaRules(document: Document): CSSMediaRule[] {
  return [...document.styleSheets].flatMap((sheet) => {
    try {
      return [...mediaRules(sheet.cssRules)];
    } catch {
      return [];
    }
  });
}

/** Conditions that hold, and those that do not, where something is asked for. */
const asked = {
  still: { holds: /prefers-reduced-motion:\s*reduce/, fails: /prefers-reduced-motion:\s*no-preference/ },
  contrast: { holds: /prefers-contrast:\s*more/, fails: /prefers-contrast:\s*no-preference/ },
} as const;

/** What a browser does to every element; weaker than any rule that a component has for this. */
const forcedColours = `
  *, *::before, *::after {
    border-color: CanvasText; background-color: Canvas; color: CanvasText;
    box-shadow: none; text-shadow: none; accent-color: auto;
  }
  a, a * { color: LinkText; }
  button, button *, input, select { border-color: ButtonBorder; background-color: ButtonFace; color: ButtonText; }
  :disabled { border-color: GrayText; color: GrayText; }
`;

/** How much larger than usual large text is. */
const ENLARGED = 2;

/** Conditions in `rem` do not follow the root's own size of text, as they follow a visitor's. */
function enlargeText(document: Document, rules: readonly CSSMediaRule[]): void {
  document.documentElement.style.fontSize = `${ENLARGED * 100}%`;
  for (const { media } of rules) {
    const enlarged = (_all: string, size: string, unit: string): string =>
      `${Number(size) * ENLARGED}${unit}`;
    const text = media.mediaText.replaceAll(/([\d.]+)(r?em\b)/g, enlarged);
    if (text !== media.mediaText) media.mediaText = text;
  }
}

/** Act as if a visitor had asked for what the view switches on. */
export function emulateView(document: Document, view: View): void {
  const rules = allMediaRules(document);
  if (view.large) enlargeText(document, rules);
  for (const name of ['still', 'contrast'] as const) {
    if (!view[name]) continue;
    for (const { media } of rules) {
      if (asked[name].holds.test(media.mediaText)) media.mediaText = 'all';
      else if (asked[name].fails.test(media.mediaText)) media.mediaText = 'not all';
    }
  }
  if (!view.forced) return;
  const own = rules.filter(({ media }) => /forced-colors:\s*active/.test(media.mediaText));
  const style = document.createElement('style');
  style.textContent = [
    forcedColours,
    ...own.flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText)),
  ].join('\n');
  document.head.append(style);
}
