/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { markPairs, textPairs } from './colour-pairs.ts';
import { contrast } from './contrast.ts';
import { colourIn, readTokens } from './read-tokens.ts';

const css = readFileSync(path.join(__dirname, 'tokens.css'), 'utf8');
const tokens = readTokens(css);

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  const between = (one: string, other: string): number =>
    contrast(colourIn(tokens, one, theme), colourIn(tokens, other, theme));

  it.each(textPairs)('%s is readable on %s', (text, ground) => {
    expect(between(text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(markPairs)('%s stands out from %s', (mark, ground) => {
    expect(between(mark, ground)).toBeGreaterThanOrEqual(3);
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
