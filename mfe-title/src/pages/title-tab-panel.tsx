import type { TitleDetail } from '@sinima/contracts/api';
import { paths } from '@sinima/contracts/paths';
import { Link, useText } from '@sinima/runtime';
import { belowFirstScreenClass } from '@sinima/ui-kit/below-first-screen';
import { TabLinks } from '@sinima/ui-kit/tab-links';
import type { ComponentType, ReactNode } from 'react';
import { TriviaAndAwards } from '../features/awards/trivia-and-awards.tsx';
import { CastAndCrew } from '../features/credits/cast-and-crew.tsx';
import { Episodes } from '../features/episodes/episodes.tsx';
import { BusinessFacts } from '../features/facts/business-facts.tsx';
import { TechnicalFacts } from '../features/facts/technical-facts.tsx';
import { MediaGallery } from '../features/media/media-gallery.tsx';
import { TitleReviews } from '../features/reviews/title-reviews.tsx';
import { isEmptyTab, tabsOf, type TitleTab } from './title-tab.ts';
import * as messages from './pages.messages.ts';

const contents: Readonly<Record<TitleTab, ComponentType<{ title: TitleDetail }>>> = {
  episodes: Episodes,
  cast: CastAndCrew,
  reviews: TitleReviews,
  technical: TechnicalFacts,
  business: BusinessFacts,
  trivia: TriviaAndAwards,
  media: MediaGallery,
};

const panel =
  'ti:grid ti:min-h-[24rem] ti:grid-cols-1 ti:content-start ti:gap-6 ti:[--heading-size:var(--text-xl)] ti:[--heading-strip:none]';

/** The tabs of a title and the content of the open one. Each has an address of its own. */
export function TitleTabPanel({ title, tab }: { title: TitleDetail; tab: TitleTab }): ReactNode {
  const text = useText();
  const Content = contents[tab];
  const tabs = tabsOf(title.type).map(({ id, label }) => ({
    id,
    label: text(label),
    to: `${paths.title(title.slug)}?tab=${id}`,
    isEmpty: isEmptyTab(id, title),
  }));
  return (
    <div className={`${panel} ${belowFirstScreenClass}`}>
      <TabLinks
        Link={Link}
        label={text(messages.aboutTitle, { title: title.displayTitle })}
        tabs={tabs}
        current={tab}
      />
      <Content title={title} />
    </div>
  );
}
