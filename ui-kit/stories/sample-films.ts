import type { Cloth } from '../src/cloth/cloth-request.ts';

/** Films to show the kit with. */
export const films: readonly { title: string; cloth: Cloth }[] = [
  { title: 'Yeelen', cloth: { slug: 'yeelen', genres: ['Fantasy'], country: 'Mali', year: 1987 } },
  { title: 'Touki Bouki', cloth: { slug: 'touki-bouki', genres: ['Drama'], country: 'Senegal', year: 1973 } },
  {
    title: 'King of Boys',
    cloth: { slug: 'king-of-boys', genres: ['Crime'], country: 'Nigeria', year: 2018 },
  },
  {
    title: 'Cairo Station',
    cloth: { slug: 'cairo-station', genres: ['Drama'], country: 'Egypt', year: 1958 },
  },
];
