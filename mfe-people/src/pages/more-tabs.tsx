/** The tabs that no person opens at: their code comes when one of them is chosen. */
import type { PersonDetail } from '@sinima/contracts/api';
import type { ComponentType, ReactNode } from 'react';
import { PersonAwards } from '../features/awards/person-awards.tsx';
import { BusinessTab, MediaTab, PersonalTab } from '../features/details/plain-tabs.tsx';
import type { PersonTab } from './person-tab.ts';

const contents: Readonly<Record<Exclude<PersonTab, 'filmography'>, ComponentType<{ person: PersonDetail }>>> =
  {
    awards: PersonAwards,
    personal: PersonalTab,
    business: BusinessTab,
    media: MediaTab,
  };

interface MoreTabsProps {
  person: PersonDetail;
  tab: keyof typeof contents;
}

/** The content of one of them. */
export default function MoreTabs({ person, tab }: MoreTabsProps): ReactNode {
  const Content = contents[tab];
  return <Content person={person} />;
}
