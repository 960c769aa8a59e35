/**
 * The tokens in the format of the Design Tokens Community Group (2025.10), for design tools. `tokens.css` is the one
 * definition: `npm run workbench -- tokens` writes `tokens.json` from it, and a test says when it is out of date.
 */
import { colourIn, readMoreContrast, readTokens, type Theme, type Token } from './read-tokens.ts';

/** A token or a group of them, as JSON. */
export interface DesignTokens {
  readonly [name: string]: unknown;
}

/** Where a value is kept that the format has no word for, e.g. a size that grows with the screen. */
const EXTENSION = 'film.sinima';

const kindOf = (tokens: readonly Token[], kind: string): [string, string][] =>
  tokens
    .filter(({ name }) => name.startsWith(`${kind}-`))
    .map(({ name, value }) => [name.slice(kind.length + 1), value]);

/** `#rrggbb`, or `rgb(10 18 51 / 18%)`, as the format writes colours. */
export function colourValue(css: string): object {
  const [, red = '', green = '', blue = '', share] =
    /^rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)%\)$/.exec(css) ??
    /^#(..)(..)(..)$/
      .exec(css)
      ?.map((part, place) => (place === 0 ? part : String(Number.parseInt(part, 16)))) ??
    [];
  const bytes = [red, green, blue].map(Number);
  if (red === '' || bytes.some(Number.isNaN))
    throw new Error(`"${css}" is no colour that tokens are written in.`);
  return {
    colorSpace: 'srgb',
    components: bytes.map((byte) => Number((byte / 255).toFixed(4))),
    alpha: share === undefined ? 1 : Number(share) / 100,
    hex: `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`,
  };
}

function measure(css: string): { value: number; unit: string } {
  const [, value, unit] = /^(-?[\d.]+)(px|rem|ms)?$/.exec(css) ?? [];
  if (value === undefined) throw new Error(`"${css}" is no length or time that tokens are written in.`);
  return { value: Number(value), unit: unit ?? 'px' };
}

/** A length. One that grows with the screen is its largest, with the whole of it beside. */
function dimension(css: string): object {
  const largest = /^clamp\(.*, ([^,]+)\)$/.exec(css)?.[1];
  if (largest === undefined) return { $value: measure(css) };
  return { $value: measure(largest), $extensions: { [EXTENSION]: { css } } };
}

/** `0 1px 2px rgb(…)`. */
function shadow(css: string): object {
  const [, offsetX = '', offsetY = '', blur = '', colour = ''] =
    /^(\S+) (\S+) (\S+) (rgb.+)$/.exec(css) ?? [];
  return {
    $value: {
      color: colourValue(colour),
      offsetX: measure(offsetX),
      offsetY: measure(offsetY),
      blur: measure(blur),
      spread: measure('0'),
    },
  };
}

const families = (css: string): string[] => css.split(',').map((family) => family.trim().replaceAll("'", ''));

function group(type: string, entries: [string, string][], write: (css: string) => object): DesignTokens {
  return { $type: type, ...Object.fromEntries(entries.map(([name, css]) => [name, write(css)])) };
}

const isThemed = ({ value }: Token): boolean => value.startsWith('light-dark(');

/** The colours of a theme; where one is a dye, by the dye's name. */
function themeColours(tokens: readonly Token[], theme: Theme, dyes: ReadonlyMap<string, string>): object {
  const names = new Set(tokens.filter(isThemed).map(({ name }) => name.slice('color-'.length)));
  return Object.fromEntries(
    [...names].map((name) => {
      const hex = colourIn(tokens, name, theme);
      const dye = dyes.get(hex);
      return [name, { $value: dye === undefined ? colourValue(hex) : `{color.dye.${dye}}` }];
    }),
  );
}

const description = 'The tokens of Sinima. Generated from ui-kit/src/tokens/tokens.css.';

/** The tokens that the colours of a stylesheet are made from. */
function readColours(css: string) {
  const tokens = readTokens(css);
  const dyeTokens = kindOf(
    tokens.filter((token) => !isThemed(token)),
    'color',
  );
  return {
    tokens,
    more: readMoreContrast(css),
    dyes: new Map(dyeTokens.map(([name, hex]) => [hex, name])),
    dye: Object.fromEntries(dyeTokens.map(([name, hex]) => [name, { $value: colourValue(hex) }])),
  };
}

/** All but the colours: the same in each theme. */
function otherTokens(tokens: readonly Token[]): DesignTokens {
  const fonts = kindOf(tokens, 'font');
  return {
    font: group(
      'fontFamily',
      fonts.filter(([name]) => !name.endsWith('-weight')),
      (value) => ({ $value: families(value) }),
    ),
    'font-weight': group(
      'fontWeight',
      fonts
        .filter(([name]) => name.endsWith('-weight'))
        .map(([name, value]): [string, string] => [name.replace('-weight', ''), value]),
      (value) => ({ $value: Number(value) }),
    ),
    text: group('dimension', kindOf(tokens, 'text'), dimension),
    space: group('dimension', kindOf(tokens, 'space'), dimension),
    radius: group('dimension', kindOf(tokens, 'radius'), dimension),
    page: group('dimension', kindOf(tokens, 'page'), dimension),
    shadow: group('shadow', kindOf(tokens, 'shadow'), shadow),
    motion: group('duration', kindOf(tokens, 'motion'), (value) => ({ $value: measure(value) })),
  };
}

/**
 * Return all tokens of a stylesheet, each theme as a group of its own: `color.light.ground`.
 *
 * @throws Error where one is written in a way that is not known here
 */
export function designTokens(css: string): DesignTokens {
  const { tokens, more, dye, dyes } = readColours(css);
  return {
    $description: description,
    color: {
      $type: 'color',
      dye,
      light: themeColours(tokens, 'light', dyes),
      dark: themeColours(tokens, 'dark', dyes),
      'light-more-contrast': themeColours(more, 'light', dyes),
      'dark-more-contrast': themeColours(more, 'dark', dyes),
    },
    ...otherTokens(tokens),
  };
}

/** Return the tokens of one theme, under names that both have (`color.ground`): for tools that read a file for each mode. */
export function themeTokens(css: string, theme: Theme): DesignTokens {
  const { tokens, dye, dyes } = readColours(css);
  return {
    $description: `${description} The ${theme} theme.`,
    color: { $type: 'color', dye, ...themeColours(tokens, theme, dyes) },
    ...otherTokens(tokens),
  };
}

/** Tokens as the text of a file. */
export const tokensText = (tokens: DesignTokens): string => `${JSON.stringify(tokens, null, 2)}\n`;
