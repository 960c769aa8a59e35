/** The tabs that no title opens at: their code comes when one of them is chosen. */
import type { TitleDetail } from '@sinima/contracts/api';
import type { ComponentType, ReactNode } from 'react';
import { TriviaAndAwards } from '../features/awards/trivia-and-awards.tsx';
import { BusinessFacts } from '../features/facts/business-facts.tsx';
import { TechnicalFacts } from '../features/facts/technical-facts.tsx';
import { MediaGallery } from '../features/media/media-gallery.tsx';
import { TitleReviews } from '../features/reviews/title-reviews.tsx';
import type { FirstTab, TitleTab } from './title-tab.ts';

const contents: Readonly<Record<Exclude<TitleTab, FirstTab>, ComponentType<{ title: TitleDetail }>>> = {
  reviews: TitleReviews,
  technical: TechnicalFacts,
  business: BusinessFacts,
  trivia: TriviaAndAwards,
  media: MediaGallery,
};

interface MoreTabsProps {
  title: TitleDetail;
  tab: keyof typeof contents;
}

/** The content of one of them. */
export default function MoreTabs({ title, tab }: MoreTabsProps): ReactNode {
  const Content = contents[tab];
  return <Content title={title} />;
}
