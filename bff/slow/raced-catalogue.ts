import type { Catalogue } from '@sinima/data/catalogue';
import { changeableCatalogue } from '../test/changeable-catalogue.js';

/** 50 invented titles, which many people correct at the same time. */
export const racedCatalogue: Catalogue = {
  ...changeableCatalogue,
  titles: [
    ...changeableCatalogue.titles,
    ...Array.from({ length: 50 }, (_, at) => ({
      slug: `raced-${at}`,
      displayTitle: `Raced ${at}`,
      type: 'MOVIE' as const,
      releaseYear: 2000,
      runtimeMins: 1,
      genres: ['drama' as const],
      countries: ['Nigeria' as const],
      languages: ['English'],
      credits: [{ person: 'amina-bello', role: 'DIRECTOR' as const }],
    })),
  ],
};
