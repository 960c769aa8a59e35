/// <reference types="@sinima/ui-kit/picture-imports" />
import type { StoriesOf, Story } from '@sinima/testing/stories';
import { Picture } from '../src/picture/picture.tsx';
import sheet from './cloth-sheet.jpg?w=240;480&as=picture';

/** Its place before the first byte of it has come: a drawing of nothing, in its proportions. */
const nothing = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${sheet.width} ${sheet.height}"/>`,
)}`;

const unloaded = { ...sheet, src: nothing, srcSet: '', sources: [] };

export default {
  title: 'Primitives/Picture',
  component: Picture,
  parameters: {
    docs: {
      description: {
        component: `A picture that is imported: “import photo from "./photo.jpg?w=360;720&as=picture"”. The build makes the widths, AVIF and WebP.

- **Do:** Say in “sizes” how wide it stands in the page, so that no more is loaded than is shown.
- **Do:** Mark the one that is seen first with “isFirst”; the others wait until they are near the screen.
- **Don’t:** Do not import what belongs to a record: that comes from the API, or is a cloth.
- **Don’t:** Do not put words into it: they are neither read nor translated.
- **Accessibility:** Its text says what it shows; it is empty where words beside it say so.`,
      },
    },
  },
} satisfies StoriesOf<typeof Picture>;

type Shown = Story<typeof Picture>;

export const there: Shown = {
  name: 'There',
  args: { picture: sheet, alt: 'Thirty-three cloths of eleven traditions, in three rows', sizes: '480px' },
};
export const onItsWay: Shown = { name: 'On its way', args: { picture: unloaded, alt: '', sizes: '480px' } };
