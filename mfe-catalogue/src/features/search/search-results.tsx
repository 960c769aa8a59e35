import { RESULTS_ID } from '@sinima/catalogue-ui/results-place';
import type { SearchResults as Found } from '@sinima/contracts/api';
import { Link, useQuery, useText } from '@sinima/runtime';
import { EmptyState } from '@sinima/ui-kit/empty-state';
import { ErrorArea } from '@sinima/ui-kit/error-area';
import { SectionHeading } from '@sinima/ui-kit/section-heading';
import { SkeletonGrid } from '@sinima/ui-kit/skeleton';
import { TabLinks } from '@sinima/ui-kit/tab-links';
import { UnseenHeading } from '@sinima/ui-kit/unseen-heading';
import type { ReactNode } from 'react';
import { searchQuery } from './api/search-query.ts';
import { CategoryChips } from './category-chips.tsx';
import { FoundPages } from './found-pages.tsx';
import { FoundPeople } from './found-people.tsx';
import { FoundTitles } from './found-titles.tsx';
import { AllOfAKind, KindPages } from './kind-pages.tsx';
import { addressOf, TABS, withoutMarks, type SearchTab } from './search-address.ts';
import { UnderstoodLine } from './understood-line.tsx';
import * as messages from './search.messages.ts';
import * as titlesMessages from '../../titles/titles.messages.ts';
import type { Text } from '@sinima/contracts/text';

interface SearchResultsProps {
  q: string;
  tab: SearchTab;
  page: number;
}

/** The results of a search, with the count of each kind over all that match: the place that links to another page of them name. */
export function SearchResults(props: SearchResultsProps): ReactNode {
  return (
    <div id={RESULTS_ID} tabIndex={-1} className="ca:grid ca:grid-cols-1 ca:gap-5 ca:focus:outline-0">
      <FoundOrWaiting {...props} />
    </div>
  );
}

function FoundOrWaiting({ q, tab, page }: SearchResultsProps): ReactNode {
  const text = useText();
  const { data: found, isError, refetch } = useQuery(searchQuery(q, page));
  if (!found) {
    return (
      <>
        <UnseenHeading>{text(titlesMessages.search)}</UnseenHeading>
        {isError ? (
          <ErrorArea onRetry={() => void refetch()} />
        ) : (
          <SkeletonGrid count={12} label={text(messages.searching)} />
        )}
      </>
    );
  }
  const { total, understood, isApproximate } = found;
  return (
    <>
      <h1 className="ca:headline ca:text-2xl ca:wrap-anywhere">
        {text(messages.resultsFor, { total, q: withoutMarks(q) })}
      </h1>
      {understood === null || tab === 'people' ? null : <UnderstoodLine understood={understood} />}
      <TabLinks
        Link={Link}
        label={text(messages.kindsOfResults)}
        current={tab}
        tabs={tabsOf(q, found, text)}
      />
      {total === 0 ? (
        <EmptyState
          title={text(messages.noResultsFound)}
          text={text(messages.tryAdjustingYourSearchOr)}
          action={<CategoryChips />}
        />
      ) : null}
      {isApproximate ? (
        <SectionHeading
          title={text(messages.similarNames)}
          note={text(messages.noNameHolds, { q: withoutMarks(q) })}
        />
      ) : null}
      {tab === 'all' ? <AllKinds q={q} found={found} /> : null}
      {tab === 'titles' ? <FoundTitles titles={found.titles.items} level={isApproximate ? 3 : 2} /> : null}
      {tab === 'people' ? <FoundPeople people={found.people.items} level={isApproximate ? 3 : 2} /> : null}
      {tab === 'all' ? null : <KindPages q={q} kind={tab} page={page} of={found[tab]} />}
    </>
  );
}

/** The first results of all kinds. Names equal to the query come first. */
function AllKinds({ q, found }: { q: string; found: Found }): ReactNode {
  const { titles, people, pages, isApproximate } = found;
  const level = isApproximate ? 3 : 2;
  const isPerson = titles.exact === 0 && people.exact > 0;
  const isName = titles.exact + people.exact > 0;
  const named = {
    titles: (
      <>
        <FoundTitles titles={titles.items} level={level} />
        <AllOfAKind q={q} kind="titles" of={titles} />
      </>
    ),
    people: (
      <>
        <FoundPeople people={people.items} level={level} />
        <AllOfAKind q={q} kind="people" of={people} />
      </>
    ),
  };
  return (
    <>
      {isName ? null : <FoundPages pages={pages} />}
      {isPerson ? named.people : named.titles}
      {isPerson ? named.titles : named.people}
      {isName ? <FoundPages pages={pages} /> : null}
    </>
  );
}

function tabsOf(q: string, { total, titles, people }: Found, text: Text) {
  const labels: Record<SearchTab, string> = {
    all: text(messages.tabAll, { count: total }),
    titles: text(messages.tabTitles, { count: titles.total }),
    people: text(messages.tabPeople, { count: people.total }),
  };
  return TABS.map((id) => ({ id, label: labels[id], to: addressOf(q, id) }));
}
