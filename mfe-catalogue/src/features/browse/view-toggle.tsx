import { useText } from '@sinima/runtime';
import { ChipLinks } from '@sinima/catalogue-ui/chip-links';
import type { ReactNode } from 'react';
import { addressWith, type BrowseFilters } from './browse-filters.ts';
import type { Catalogue } from './catalogues.ts';
import * as messages from './browse.messages.ts';

const VIEWS = [
  { id: 'grid', label: messages.viewGrid },
  { id: 'list', label: messages.viewList },
] as const;

/** Grid or list. */
export function ViewToggle({
  catalogue,
  filters,
}: {
  catalogue: Catalogue;
  filters: BrowseFilters;
}): ReactNode {
  const text = useText();
  const chips = VIEWS.map(({ id, label }) => ({
    label: text(label),
    to: addressWith(catalogue, filters, { view: id, page: filters.page }),
    selected: filters.view === id,
  }));
  return <ChipLinks label={text(messages.view)} chips={chips} />;
}
