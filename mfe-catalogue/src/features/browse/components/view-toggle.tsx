import { Link } from '@sinima/runtime';
import { chipClass, chipRowClass } from '@sinima/ui-kit/chip';
import { addressWith, type BrowseFilters } from '../browse-filters.ts';
import type { Catalogue } from '../catalogues.ts';

const views = [
  { id: 'grid', label: 'Grid' },
  { id: 'list', label: 'List' },
] as const;

/** Grid or list. */
export function ViewToggle({ catalogue, filters }: { catalogue: Catalogue; filters: BrowseFilters }) {
  return (
    <ul className={chipRowClass} aria-label="View">
      {views.map(({ id, label }) => (
        <li key={id}>
          <Link
            to={addressWith(catalogue, filters, { view: id, page: filters.page })}
            className={chipClass({ selected: filters.view === id })}
            aria-current={filters.view === id ? 'true' : undefined}
          >
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
