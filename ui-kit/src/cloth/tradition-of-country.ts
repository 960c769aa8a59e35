/** Which tradition a country's drawings are inspired by. */
import type { Tradition } from './tradition.ts';
import { adire } from './traditions/adire.ts';
import { bogolan } from './traditions/bogolan.ts';
import { imigongo } from './traditions/imigongo.ts';
import { kanga } from './traditions/kanga.ts';
import { khayamiya } from './traditions/khayamiya.ts';
import { mural } from './traditions/mural.ts';
import { plainWeave } from './traditions/plain-weave.ts';
import { raffia } from './traditions/raffia.ts';
import { shweshwe } from './traditions/shweshwe.ts';
import { stripWeave } from './traditions/strip-weave.ts';
import { tibeb } from './traditions/tibeb.ts';
import { zellige } from './traditions/zellige.ts';

/** The traditions by name, each with the countries, by their English names, that are drawn in it. */
export const traditions = {
  adire: { tradition: adire, countries: ['Nigeria'] },
  'strip weave': {
    tradition: stripWeave,
    countries: [
      'Benin',
      'Cape Verde',
      'Gambia',
      'Ghana',
      'Guinea-Bissau',
      'Ivory Coast',
      "Côte d'Ivoire",
      'Liberia',
      'Senegal',
      'Sierra Leone',
      'Togo',
    ],
  },
  bogolan: {
    tradition: bogolan,
    countries: ['Burkina Faso', 'Chad', 'Guinea', 'Mali', 'Mauritania', 'Niger'],
  },
  zellige: {
    tradition: zellige,
    countries: ['Algeria', 'Libya', 'Morocco', 'Tunisia', 'Western Sahara'],
  },
  khayamiya: { tradition: khayamiya, countries: ['Egypt', 'Sudan'] },
  tibeb: { tradition: tibeb, countries: ['Eritrea', 'Ethiopia'] },
  kanga: {
    tradition: kanga,
    countries: [
      'Comoros',
      'Djibouti',
      'Kenya',
      'Madagascar',
      'Mauritius',
      'Mozambique',
      'Réunion',
      'Seychelles',
      'Somalia',
      'Tanzania',
    ],
  },
  imigongo: { tradition: imigongo, countries: ['Burundi', 'Rwanda', 'South Sudan', 'Uganda'] },
  raffia: {
    tradition: raffia,
    countries: [
      'Cameroon',
      'Central African Republic',
      'Congo',
      'DR Congo',
      'Democratic Republic of the Congo',
      'Equatorial Guinea',
      'Gabon',
      'Republic of the Congo',
      'São Tomé and Príncipe',
    ],
  },
  mural: { tradition: mural, countries: ['South Africa'] },
  shweshwe: {
    tradition: shweshwe,
    countries: ['Angola', 'Botswana', 'Eswatini', 'Lesotho', 'Malawi', 'Namibia', 'Zambia', 'Zimbabwe'],
  },
} as const satisfies Record<string, { tradition: Tradition; countries: readonly string[] }>;

const byCountry = new Map<string, Tradition>(
  Object.values(traditions).flatMap(({ tradition, countries }) =>
    countries.map((country) => [country, tradition] as const),
  ),
);

/** The tradition of a country; where there is none (elsewhere, or not known), adire, the site's own ground. */
export function traditionOf(country: string | null): Tradition {
  return byCountry.get(country ?? '') ?? adire;
}

/** The tradition that a person's cloth is drawn in; plain cotton where no country is known, or the country has none. */
export function traditionOfPerson(country: string | null): Tradition {
  return byCountry.get(country ?? '') ?? plainWeave;
}
