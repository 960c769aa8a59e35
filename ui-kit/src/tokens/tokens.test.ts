/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { markPairs, textPairs } from './colour-pairs.ts';
import { contrast } from './contrast.ts';
import { colourIn, readMoreContrast, readTokens } from './read-tokens.ts';

const css = readFileSync(path.join(__dirname, 'tokens.css'), 'utf8');
const tokens = readTokens(css);
const moreContrast = readMoreContrast(css);

describe.each([
  { theme: 'light', asked: 'no more', colours: tokens, text: 4.5, mark: 3 },
  { theme: 'dark', asked: 'no more', colours: tokens, text: 4.5, mark: 3 },
  { theme: 'light', asked: 'more', colours: moreContrast, text: 7, mark: 4.5 },
  { theme: 'dark', asked: 'more', colours: moreContrast, text: 7, mark: 4.5 },
] as const)('in the $theme theme, with $asked contrast asked for', ({ theme, colours, ...least }) => {
  const between = (one: string, other: string): number =>
    contrast(colourIn(colours, one, theme), colourIn(colours, other, theme));

  it.each(textPairs)('%s is readable on %s', (text, ground) => {
    expect(between(text, ground)).toBeGreaterThanOrEqual(least.text);
  });

  it.each(markPairs)('%s stands out from %s', (mark, ground) => {
    expect(between(mark, ground)).toBeGreaterThanOrEqual(least.mark);
  });
});

it('gives browsers without light-dark() the light theme', () => {
  const fallback = css.slice(css.indexOf('@supports not'));
  const themed = [...css.matchAll(/--color-([\w-]+): light-dark\(/g)].map(([, name]) => String(name));
  expect(themed.length).toBeGreaterThan(10);
  for (const name of themed) {
    expect(fallback).toContain(`--color-${name}: ${colourIn(tokens, name, 'light')};`);
  }
});
