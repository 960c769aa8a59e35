import type { StoriesOf, Story } from '@sinima/testing/stories';
import { ClothPortrait, ClothPoster } from '../src/cloth/cloth-image.tsx';
import { films } from './sample-films.ts';

export default {
  title: 'Cloth/Cloth image',
  component: ClothPoster,
  parameters: {
    docs: {
      description: {
        component: `A poster or a portrait: the picture that there is, else the cloth.

- **Do:** Draw it from the record’s own slug: the same everywhere.
- **Do:** Load the first one of a page eagerly.
- **Don’t:** Do not use another record’s cloth as decoration.
- **Don’t:** Do not write on the pattern: letters stand on the hem.
- **Accessibility:** It has an empty text: what it stands for is named beside it.`,
      },
    },
  },
} satisfies StoriesOf<typeof ClothPoster>;

type Shown = Story<typeof ClothPoster>;

export const poster: Shown = { name: 'Poster', args: { cloth: films[0]!.cloth, src: null } };
export const portrait: Shown = {
  name: 'Portrait',
  render: () => <ClothPortrait slug="safi-faye" name="Safi Faye" country="Senegal" src={null} />,
};
