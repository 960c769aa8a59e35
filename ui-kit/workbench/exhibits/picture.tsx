/// <reference types="@sinima/ui-kit/picture-imports" />
import { Picture } from '../../src/picture/picture.tsx';
import { State, States, type Exhibit } from '../exhibit.tsx';
import sheet from './cloth-sheet.jpg?w=240;480&as=picture';

/** Its place before the first byte of it has come: a drawing of nothing, in its proportions. */
const nothing = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${sheet.width} ${sheet.height}"/>`,
)}`;
const onItsWay = { ...sheet, src: nothing, srcSet: '', sources: [] };

export const picture: Exhibit = {
  exports: ['./picture', './picture-imports'],
  name: 'Picture',
  group: 'Primitives',
  note: 'A picture that is imported: “import photo from "./photo.jpg?w=360;720&as=picture"”. The build makes the widths, AVIF and WebP.',
  do: [
    'Say in “sizes” how wide it stands in the page, so that no more is loaded than is shown.',
    'Mark the one that is seen first with “isFirst”; the others wait until they are near the screen.',
  ],
  dont: [
    'Do not import what belongs to a record: that comes from the API, or is a cloth.',
    'Do not put words into it: they are neither read nor translated.',
  ],
  accessibility: ['Its text says what it shows; it is empty where words beside it say so.'],
  Show: () => (
    <States>
      <State name="There">
        <Picture
          picture={sheet}
          alt="Thirty-three cloths of eleven traditions, in three rows"
          sizes="480px"
        />
      </State>
      <State name="On its way">
        <Picture picture={onItsWay} alt="" sizes="480px" />
      </State>
    </States>
  ),
};
