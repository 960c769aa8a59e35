/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { colourValue, designTokens, themeTokens, tokensText } from './design-tokens.ts';
import { colourIn, readTokens } from './read-tokens.ts';

const css = readFileSync(path.join(__dirname, 'tokens.css'), 'utf8');

interface Group {
  $type?: string;
  [name: string]: unknown;
}

const tokens = designTokens(css) as Record<string, Group>;

/** Each token with its path and the type that it or its group has. */
function* leaves(group: Group, at: string[] = [], type?: string): Generator<[string, unknown, string?]> {
  const own = group.$type ?? type;
  if ('$value' in group) return yield [at.join('.'), group.$value, own];
  for (const [name, inner] of Object.entries(group)) {
    if (!name.startsWith('$')) yield* leaves(inner as Group, [...at, name], own);
  }
}

/** The value that a token stands for, its reference followed. */
function resolve(name: string): { hex?: string } {
  const value = [...leaves(tokens)].find(([at]) => at === name)?.[1];
  return typeof value === 'string' ? resolve(value.slice(1, -1)) : (value as { hex?: string });
}

it('tokens.json says what tokens.css says (if not: npm run workbench -- tokens)', () => {
  expect(readFileSync(path.join(__dirname, '../../tokens.json'), 'utf8')).toBe(tokensText(designTokens(css)));
});

describe('the tokens for design tools', () => {
  it('hold each token of the stylesheet but the weave, which the format cannot say', () => {
    const told = [...leaves(tokens)].map(([at]) => at);
    const names = readTokens(css).map(({ name }) => name);
    const missing = names.filter((name) => {
      const [kind = '', ...rest] = name.split('-');
      const own = rest.join('-');
      return ![`${kind}.${own}`, `color.dye.${own}`, `color.dark.${own}`, 'font-weight.headline'].some(
        (at) => told.includes(at) && (at !== 'font-weight.headline' || name === 'font-headline-weight'),
      );
    });
    expect(missing).toEqual(['weave']);
  });

  it('each have a type of the format, and a name that it allows', () => {
    const types = ['color', 'dimension', 'duration', 'fontFamily', 'fontWeight', 'shadow'];
    for (const [at, , type] of leaves(tokens)) {
      expect([at, types.includes(String(type))]).toEqual([at, true]);
      expect(at).toMatch(/^[a-z\d-]+(\.[a-z\d-]+)+$/);
    }
  });

  it.each(['light', 'dark'] as const)('have the colours of the %s theme, dyes by their names', (theme) => {
    for (const name of ['ground', 'text', 'accent', 'warn']) {
      expect(resolve(`color.${theme}.${name}`).hex).toBe(colourIn(readTokens(css), name, theme));
    }
    expect(tokens.color![theme]).toMatchObject({
      accent: { $value: expect.stringMatching(/^\{color\.dye\./) as string },
    });
  });

  it('give a size that grows with the screen its largest, and keep the rest beside it', () => {
    expect(tokens.text!['2xl']).toEqual({
      $value: { value: 2.25, unit: 'rem' },
      $extensions: { 'film.sinima': { css: 'clamp(1.6rem, 1.2rem + 1.8vw, 2.25rem)' } },
    });
  });

  it('write a shadow with its colour and four lengths', () => {
    expect(tokens.shadow!['1']).toEqual({
      $value: {
        color: { colorSpace: 'srgb', components: [0.0392, 0.0706, 0.2], alpha: 0.18, hex: '#0a1233' },
        offsetX: { value: 0, unit: 'px' },
        offsetY: { value: 1, unit: 'px' },
        blur: { value: 2, unit: 'px' },
        spread: { value: 0, unit: 'px' },
      },
    });
  });
});

it('the file of each theme has the same names, for tools that read one for each mode', () => {
  const [light, dark] = (['light', 'dark'] as const).map((theme) => [
    ...leaves(themeTokens(css, theme) as Group),
  ]);
  expect(dark!.map(([at]) => at)).toEqual(light!.map(([at]) => at));
  expect(dark!.find(([at]) => at === 'color.ground')?.[1]).toMatchObject({ hex: '#0a1233' });
  expect(light!.find(([at]) => at === 'color.accent')?.[1]).toBe('{color.dye.indigo}');
});

it('a colour that is written in another way is refused by name', () => {
  expect(() => colourValue('hotpink')).toThrow('"hotpink" is no colour that tokens are written in.');
});
