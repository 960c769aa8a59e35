import type { TitleDetail } from '@sinima/contracts/api';
import { paths } from '@sinima/contracts/paths';
import { Link, useText } from '@sinima/runtime';
import { belowFirstScreenClass } from '@sinima/ui-kit/below-first-screen';
import { SkeletonArea } from '@sinima/ui-kit/skeleton';
import { TabLinks } from '@sinima/ui-kit/tab-links';
import { lazy, Suspense, type ReactNode } from 'react';
import { CastAndCrew } from '../features/credits/cast-and-crew.tsx';
import { Episodes } from '../features/episodes/episodes.tsx';
import { isEmptyTab, tabsOf, type TitleTab } from './title-tab.ts';
import * as messages from './pages.messages.ts';

const MoreTabs = lazy(() => import(/* webpackChunkName: "more-tabs" */ './more-tabs.tsx'));

const panel =
  'ti:grid ti:min-h-[24rem] ti:grid-cols-1 ti:content-start ti:gap-6 ti:[--heading-size:var(--text-xl)] ti:[--heading-strip:none]';

/** The tabs of a title and the content of the open one. Each has an address of its own. */
export function TitleTabPanel({ title, tab }: { title: TitleDetail; tab: TitleTab }): ReactNode {
  const text = useText();
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
      <TabContent title={title} tab={tab} />
    </div>
  );
}

function TabContent({ title, tab }: { title: TitleDetail; tab: TitleTab }): ReactNode {
  if (tab === 'episodes') return <Episodes title={title} />;
  if (tab === 'cast') return <CastAndCrew title={title} />;
  return (
    <Suspense key={tab} fallback={<SkeletonArea kind="widgets" height="14rem" />}>
      <MoreTabs title={title} tab={tab} />
    </Suspense>
  );
}
