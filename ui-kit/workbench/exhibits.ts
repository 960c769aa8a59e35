import type { Exhibit } from './exhibit.tsx';
import { badge } from './exhibits/badge.tsx';
import { button } from './exhibits/button.tsx';
import { cardGrid, personCard, statCard, titleCard } from './exhibits/cards.tsx';
import { chip } from './exhibits/chip.tsx';
import { clothImage, clothTraditions } from './exhibits/cloth.tsx';
import { colours } from './exhibits/colours.tsx';
import { fields } from './exhibits/fields.tsx';
import { pageBanner, sectionHeading, unseenHeading } from './exhibits/headings.tsx';
import { letters } from './exhibits/letters.tsx';
import { link } from './exhibits/link.tsx';
import { pagination, tabLinks } from './exhibits/navigation.tsx';
import { dialog, tooltip } from './exhibits/overlays.tsx';
import { emptyState, errorArea, skeleton } from './exhibits/places.tsx';
import { picture } from './exhibits/picture.tsx';
import { ratingThreads } from './exhibits/rating-threads.tsx';
import { toast } from './exhibits/toast.tsx';
import { motion, shape, space, typeScale } from './exhibits/scales.tsx';

/** All that is on the workbench, in its order. */
export const exhibits: readonly Exhibit[] = [
  colours,
  typeScale,
  letters,
  space,
  shape,
  motion,
  clothTraditions,
  clothImage,
  badge,
  button,
  link,
  chip,
  fields,
  tabLinks,
  pagination,
  picture,
  ratingThreads,
  titleCard,
  personCard,
  statCard,
  cardGrid,
  pageBanner,
  sectionHeading,
  unseenHeading,
  emptyState,
  errorArea,
  skeleton,
  dialog,
  tooltip,
  toast,
];

/** What the page of tokens shows. */
export const tokenExhibits = exhibits.filter(
  (exhibit) => exhibit.group === 'Foundations' || exhibit === clothTraditions,
);

/** What has a page of its own, where each state stands in a frame. */
export const pieceExhibits = exhibits.filter((exhibit) => !tokenExhibits.includes(exhibit));
