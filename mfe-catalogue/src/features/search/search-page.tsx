import { paths } from '@sinima/contracts/paths';
import { Link, useQuery, useSearchParams } from '@sinima/runtime';
import { chipClass, chipRowClass } from '@sinima/ui-kit/chip';
import { EmptyState } from '@sinima/ui-kit/empty-state';
import { ErrorArea } from '@sinima/ui-kit/error-area';
import { SkeletonGrid } from '@sinima/ui-kit/skeleton';
import { TabLinks } from '@sinima/ui-kit/tab-links';
import { searchQuery } from './api/search-query.ts';
import { FoundPeople } from './components/found-people.tsx';
import { FoundTitles } from './components/found-titles.tsx';
import { UnseenHeading } from '@sinima/ui-kit/unseen-heading';
import { queryOf } from './search-page-data.ts';
import styles from './search-page.module.css';

const tabs = ['all', 'titles', 'people'] as const;
type Tab = (typeof tabs)[number];

/** `/search?q=` (`docs/specification.md §2`) */
export default function SearchPage() {
  const [search] = useSearchParams();
  const q = queryOf(search);
  if (q === '') {
    return (
      <EmptyState level={1} title="Search" text="Enter a search query to find movies, TV shows, and people" />
    );
  }
  return (
    <div className={styles.page}>
      <Results q={q} tab={tabs.find((tab) => tab === search.get('tab')) ?? 'all'} />
    </div>
  );
}

function Results({ q, tab }: { q: string; tab: Tab }) {
  const query = useQuery(searchQuery(q));
  if (query.isPending || query.isError) {
    return (
      <>
        <UnseenHeading>Search</UnseenHeading>
        {query.isError ? (
          <ErrorArea onRetry={() => void query.refetch()} />
        ) : (
          <SkeletonGrid count={12} label="Searching" />
        )}
      </>
    );
  }
  const { total, titles, people } = query.data;
  const counts: Record<Tab, string> = {
    all: `All (${total})`,
    titles: `Titles (${titles.total})`,
    people: `People (${people.total})`,
  };
  return (
    <>
      <h1 className={styles.heading}>
        {total} results for "{q}"
      </h1>
      <TabLinks
        Link={Link}
        label="Kinds of results"
        current={tab}
        tabs={tabs.map((id) => ({
          id,
          label: counts[id],
          to: `${paths.search(q)}${id === 'all' ? '' : `&tab=${id}`}`,
        }))}
      />
      {total === 0 ? (
        <EmptyState
          title="No results found"
          text="Try adjusting your search or browse our categories instead."
          action={<Categories />}
        />
      ) : null}
      {tab === 'people' ? null : <FoundTitles titles={titles.items} />}
      {tab === 'titles' ? null : <FoundPeople people={people.items} />}
    </>
  );
}

function Categories() {
  const categories = [
    { label: 'Movies', to: paths.movies() },
    { label: 'TV Shows', to: paths.tvShows() },
    { label: 'People', to: paths.people() },
  ];
  return (
    <ul className={chipRowClass} aria-label="Categories">
      {categories.map(({ label, to }) => (
        <li key={label}>
          <Link to={to} className={chipClass({ selected: false })}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
