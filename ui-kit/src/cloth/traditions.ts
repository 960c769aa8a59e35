/** Which tradition of cloth, tile or mural a country's drawings are inspired by, with its motifs and dyes. */
import type { Motif } from './motifs.ts';

export interface Tradition {
  readonly motifs: readonly Motif[];
  /** Ground, line, second line. */
  readonly dyes: readonly (readonly [string, string, string])[];
}

const traditions = {
  /** Resist-dyed indigo of the Yoruba. */
  adire: {
    motifs: ['cross', 'comb', 'seed', 'waves', 'rings', 'dots', 'diamond', 'star', 'fan'],
    dyes: [
      ['#10205c', '#e8ecff', '#8fa4f0'],
      ['#1b3a8a', '#f4f1e4', '#a9c0ff'],
      ['#0b1538', '#b9c8ff', '#f0b132'],
      ['#243a73', '#fff4d6', '#e9a23b'],
    ],
  },
  /** Strip weaving of the Akan and the Ewe. */
  strip: {
    motifs: ['steps', 'weave', 'ladder', 'comb', 'arrows', 'diamond', 'hooks', 'teeth'],
    dyes: [
      ['#7a1f12', '#ffcf4a', '#3fae6a'],
      ['#0f4a2f', '#ffcf4a', '#f2ead2'],
      ['#b8730b', '#1a1306', '#fff0c2'],
      ['#20124d', '#ffb52e', '#f06a3c'],
    ],
  },
  /** Mud-dyed cotton of the Sahel. */
  bogolan: {
    motifs: ['teeth', 'arrows', 'dots', 'cross', 'ladder', 'waves', 'hooks', 'comb'],
    dyes: [
      ['#2a170d', '#f0dcb4', '#c98f4e'],
      ['#4a2612', '#f7e6c4', '#e0a85a'],
      ['#efe0c0', '#2a170d', '#8a4b1f'],
      ['#5b3416', '#ffe9b8', '#d97f3a'],
    ],
  },
  /** Cut tile of the Maghreb and the Nile. */
  tile: {
    motifs: ['star', 'tiles', 'diamond', 'rings', 'fan', 'cross', 'weave', 'seed'],
    dyes: [
      ['#0c4a5e', '#f3efe0', '#39b7a8'],
      ['#123a2e', '#f1d9a2', '#5fc39a'],
      ['#f0e8d6', '#14506b', '#b4532a'],
      ['#5a1d2b', '#f5dcc0', '#e2a13f'],
    ],
  },
  /** House murals of southern Africa. */
  mural: {
    motifs: ['steps', 'arrows', 'tiles', 'hooks', 'diamond', 'teeth', 'ladder', 'star'],
    dyes: [
      ['#f6efe0', '#16161d', '#d0432a'],
      ['#14436b', '#ffffff', '#ffc93c'],
      ['#7a2f8f', '#fff2cf', '#3fc1c9'],
      ['#176b4d', '#fdf6e3', '#ff8a3c'],
    ],
  },
  /** Cut-pile raffia of the Congo basin. */
  raffia: {
    motifs: ['hooks', 'diamond', 'weave', 'cross', 'arrows', 'steps', 'tiles', 'waves'],
    dyes: [
      ['#6b4a1c', '#f6e2b0', '#2b1a08'],
      ['#a87b34', '#2b1a08', '#fff0cc'],
      ['#3a2410', '#dfb768', '#a8662a'],
      ['#5c1f16', '#f0cf8e', '#d98d3f'],
    ],
  },
  /** Printed cotton of the Swahili coast. */
  kanga: {
    motifs: ['seed', 'dots', 'fan', 'rings', 'star', 'waves', 'teeth', 'diamond'],
    dyes: [
      ['#a11d2a', '#fff5df', '#ffc043'],
      ['#0e5a63', '#fff0d0', '#ff9a3c'],
      ['#20222e', '#ffcf4a', '#f2606a'],
      ['#f7ead0', '#8e1b3a', '#14606b'],
    ],
  },
  /** Woven borders of the Ethiopian and Eritrean highlands. */
  border: {
    motifs: ['cross', 'diamond', 'ladder', 'weave', 'steps', 'star', 'teeth', 'comb'],
    dyes: [
      ['#f7f2e4', '#8b1e2d', '#1f7a4a'],
      ['#14532d', '#fff3c4', '#f2b134'],
      ['#7d1d2f', '#fbe7b5', '#f2b134'],
      ['#f4ecd8', '#1d3f7a', '#c4512d'],
    ],
  },
} as const satisfies Record<string, Tradition>;

type TraditionName = keyof typeof traditions;

const countries: Readonly<Record<TraditionName, readonly string[]>> = {
  adire: ['Nigeria', 'Sierra Leone', 'Liberia', 'Gambia'],
  strip: ['Ghana', 'Togo', 'Benin', 'Ivory Coast', "Côte d'Ivoire"],
  bogolan: [
    'Mali',
    'Burkina Faso',
    'Niger',
    'Senegal',
    'Guinea',
    'Guinea-Bissau',
    'Mauritania',
    'Chad',
    'Cape Verde',
  ],
  tile: ['Morocco', 'Algeria', 'Tunisia', 'Libya', 'Egypt', 'Sudan'],
  mural: [
    'South Africa',
    'Lesotho',
    'Eswatini',
    'Botswana',
    'Namibia',
    'Zimbabwe',
    'Zambia',
    'Mozambique',
    'Angola',
  ],
  raffia: [
    'Democratic Republic of the Congo',
    'Republic of the Congo',
    'Congo',
    'Cameroon',
    'Gabon',
    'Central African Republic',
    'Rwanda',
    'Burundi',
    'Equatorial Guinea',
  ],
  kanga: [
    'Kenya',
    'Tanzania',
    'Uganda',
    'Malawi',
    'Madagascar',
    'Mauritius',
    'Somalia',
    'Comoros',
    'South Sudan',
  ],
  border: ['Ethiopia', 'Eritrea', 'Djibouti'],
};

const byCountry = new Map(
  Object.entries(countries).flatMap(([name, list]) =>
    list.map((country) => [country, name as TraditionName]),
  ),
);

/** The tradition of a country; where none is known, the site's own ground. */
export function traditionOf(country: string | null): Tradition {
  return traditions[byCountry.get(country ?? '') ?? 'adire'];
}
