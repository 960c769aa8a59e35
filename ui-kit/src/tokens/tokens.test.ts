/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { contrast } from './contrast.ts';

const css = readFileSync(path.join(__dirname, 'tokens.css'), 'utf8');

/** The value of a colour token in a theme. */
function colour(name: string, theme: 'light' | 'dark'): string {
  const value = new RegExp(`--color-${name}: ([^;]+);`).exec(css)?.[1] ?? '';
  const themed = /light-dark\((#\w{6}), (#\w{6})\)/.exec(value);
  return themed ? String(themed[theme === 'light' ? 1 : 2]) : value;
}

const texts = [
  ['text', 'ground'],
  ['text', 'surface'],
  ['text', 'surface-raised'],
  ['text-muted', 'ground'],
  ['text-muted', 'surface'],
  ['link', 'ground'],
  ['link', 'surface'],
  ['on-accent', 'accent'],
  ['good', 'ground'],
  ['warn', 'ground'],
  ['warn', 'surface'],
  ['chalk', 'indigo-deep'],
] as const;

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  it.each(texts)('%s is readable on %s', (text, ground) => {
    expect(contrast(colour(text, theme), colour(ground, theme))).toBeGreaterThanOrEqual(4.5);
  });

  it.each([
    ['focus', 'ground'],
    ['focus', 'surface'],
    ['control', 'surface'],
    ['control', 'ground'],
    ['thread', 'ground'],
  ])('%s stands out from %s', (mark, ground) => {
    expect(contrast(colour(mark, theme), colour(ground, theme))).toBeGreaterThanOrEqual(3);
  });
});

it('gives browsers without light-dark() the light theme', () => {
  const fallback = css.slice(css.indexOf('@supports not'));
  const themed = [...css.matchAll(/--color-([\w-]+): light-dark\(/g)].map(([, name]) => String(name));
  expect(themed.length).toBeGreaterThan(10);
  for (const name of themed) expect(fallback).toContain(`--color-${name}: ${colour(name, 'light')};`);
});
