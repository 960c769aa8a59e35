import type { TitleDetail } from '@sinima/contracts/api';
import type { Message } from '@sinima/contracts/text';
import * as messages from '../title/title.messages.ts';

const tabs = [
  { id: 'episodes', label: messages.tabEpisodes },
  { id: 'cast', label: messages.tabCast },
  { id: 'reviews', label: messages.tabReviews },
  { id: 'technical', label: messages.tabTechnical },
  { id: 'business', label: messages.tabBusiness },
  { id: 'trivia', label: messages.tabTrivia },
  { id: 'media', label: messages.tabMedia },
] as const;

/** The name of a tab in the address, `?tab=reviews`. */
export type TitleTab = (typeof tabs)[number]['id'];

/** A tab that a title opens at: a series at its episodes, a film at its cast. */
export type FirstTab = 'episodes' | 'cast';

/** Return the tabs of a title in their order: Episodes for series only, and first there (`docs/specification.md §2`). */
export function tabsOf(type: TitleDetail['type']): readonly { id: TitleTab; label: Message }[] {
  return tabs.filter(({ id }) => id !== 'episodes' || type === 'SERIES');
}

/** Return the tab that an address asks for; the first one when it asks for none that there is. */
export function chosenTab(type: TitleDetail['type'], search: URLSearchParams): TitleTab {
  const [first, ...others] = tabsOf(type);
  return others.find(({ id }) => id === search.get('tab'))?.id ?? first?.id ?? 'cast';
}

/** Whether a title says itself that a tab has nothing to show. Reviews and awards are known once their tab reads them. */
export function isEmptyTab(
  id: TitleTab,
  { technical, budget, boxOffice, posterUrl, trailerUrl }: TitleDetail,
): boolean {
  if (id === 'technical') return technical.length === 0;
  if (id === 'business') return budget === null && boxOffice === null;
  return id === 'media' && posterUrl === null && trailerUrl === null;
}
