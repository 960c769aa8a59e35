import type { PersonDetail } from '@sinima/contracts/api';
import { paths } from '@sinima/contracts/paths';
import { Link, useText } from '@sinima/runtime';
import { belowFirstScreenClass } from '@sinima/ui-kit/below-first-screen';
import { TabLinks } from '@sinima/ui-kit/tab-links';
import type { ComponentType, ReactNode } from 'react';
import { PersonAwards } from '../features/awards/person-awards.tsx';
import { BusinessTab, MediaTab, PersonalTab } from '../features/details/plain-tabs.tsx';
import { Filmography } from '../features/filmography/filmography.tsx';
import { personTabs, type PersonTab } from './person-tab.ts';
import * as messages from './pages.messages.ts';

const contents: Readonly<Record<PersonTab, ComponentType<{ person: PersonDetail }>>> = {
  filmography: Filmography,
  awards: PersonAwards,
  personal: PersonalTab,
  business: BusinessTab,
  media: MediaTab,
};

const panel = 'pe:grid pe:grid-cols-1 pe:content-start pe:gap-6 pe:[--heading-strip:none]';

/** The tabs of a person and the content of the open one. Each has an address of its own. */
export function PersonTabPanel({ person, tab }: { person: PersonDetail; tab: PersonTab }): ReactNode {
  const text = useText();
  const Content = contents[tab];
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
      <Content person={person} />
    </div>
  );
}
