import { ChipLinks } from '@sinima/catalogue-ui/chip-links';
import type { ReactNode } from 'react';
import { addressWith, type BrowseFilters } from './browse-filters.ts';
import type { Catalogue } from './catalogues.ts';

const VIEWS = [
  { id: 'grid', label: 'Grid' },
  { id: 'list', label: 'List' },
] as const;

/** Grid or list. */
export function ViewToggle({
  catalogue,
  filters,
}: {
  catalogue: Catalogue;
  filters: BrowseFilters;
}): ReactNode {
  const chips = VIEWS.map(({ id, label }) => ({
    label,
    to: addressWith(catalogue, filters, { view: id, page: filters.page }),
    selected: filters.view === id,
  }));
  return <ChipLinks label="View" chips={chips} />;
}
