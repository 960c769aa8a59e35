import type { PersonDetail } from '@sinima/contracts/api';
import { paths } from '@sinima/contracts/paths';
import { Link, useText } from '@sinima/runtime';
import { belowFirstScreenClass } from '@sinima/ui-kit/below-first-screen';
import { TabLinks } from '@sinima/ui-kit/tab-links';
import { SkeletonArea } from '@sinima/ui-kit/skeleton';
import { lazy, Suspense, type ReactNode } from 'react';
import { Filmography } from '../features/filmography/filmography.tsx';
import { personTabs, type PersonTab } from './person-tab.ts';
import * as messages from './pages.messages.ts';

const MoreTabs = lazy(() => import(/* webpackChunkName: "more-tabs" */ './more-tabs.tsx'));

const panel = 'pe:grid pe:grid-cols-1 pe:content-start pe:gap-6 pe:[--heading-strip:none]';

/** The tabs of a person and the content of the open one. Each has an address of its own. */
export function PersonTabPanel({ person, tab }: { person: PersonDetail; tab: PersonTab }): ReactNode {
  const text = useText();
  const tabs = personTabs.map(({ id, label }) => ({
    id,
    label: text(label),
    to: `${paths.person(person.slug)}?tab=${id}`,
  }));
  return (
    <div className={`${panel} ${belowFirstScreenClass}`}>
      <TabLinks
        Link={Link}
        label={text(messages.aboutPerson, { name: person.name })}
        tabs={tabs}
        current={tab}
      />
      {tab === 'filmography' ? (
        <Filmography person={person} />
      ) : (
        <Suspense key={tab} fallback={<SkeletonArea kind="widgets" height="14rem" />}>
          <MoreTabs person={person} tab={tab} />
        </Suspense>
      )}
    </div>
  );
}
