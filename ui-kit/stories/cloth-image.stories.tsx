import type { StoriesOf, Story } from '@sinima/testing/stories';
import { ClothPortrait, ClothPoster } from '../src/cloth/cloth-image.tsx';
import { ClothSheet } from '../src/cloth/cloth-sheet.tsx';
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
- **Do:** Put a \`ClothSheet\` around a row of a widget, so that its cloths are one request.
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
export const row: Shown = {
  name: 'Row in a sheet',
  render: () => (
    <ClothSheet kind="poster" cloths={films.map(({ cloth }) => cloth)}>
      <div style={{ display: 'grid', gridAutoFlow: 'column', gap: 'var(--space-4)' }}>
        {films.map(({ title, cloth }) => (
          <ClothPoster key={title} cloth={cloth} src={null} />
        ))}
      </div>
    </ClothSheet>
  ),
};
