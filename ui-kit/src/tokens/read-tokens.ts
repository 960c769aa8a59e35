export type Theme = 'light' | 'dark';

/** A token as the stylesheet defines it. */
export interface Token {
  /** Without the two hyphens, e.g. `space-4`. */
  readonly name: string;
  readonly value: string;
}

/** The tokens of `tokens.css` in its order, each by its first definition. */
export function readTokens(css: string): Token[] {
  const found = new Map<string, string>();
  for (const [, name, value] of css.matchAll(/^\s+--([\w-]+):([^;]+);/gm)) {
    if (!found.has(String(name))) found.set(String(name), String(value).replaceAll(/\s+/g, ' ').trim());
  }
  return [...found].map(([name, value]) => ({ name, value }));
}

/** The tokens for those who ask for more contrast: what is defined for them comes first. */
export function readMoreContrast(css: string): Token[] {
  const [, own = ''] = css.split('@media (prefers-contrast: more)');
  return [...readTokens(own.split(/\n\s*@media/)[0] ?? ''), ...readTokens(css)];
}

/** The value of a colour token in a theme, `#rrggbb`. @throws Error when there is no such colour */
export function colourIn(tokens: readonly Token[], name: string, theme: Theme): string {
  const value = tokens.find((token) => token.name === `color-${name}`)?.value ?? '';
  const themed = /^light-dark\((#\w{6}), (#\w{6})\)$/.exec(value);
  const colour = themed ? themed[theme === 'light' ? 1 : 2] : value;
  if (!/^#\w{6}$/.test(colour ?? '')) throw new Error(`There is no colour named ${name} in tokens.css.`);
  return String(colour);
}
