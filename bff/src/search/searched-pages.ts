import type { FoundPage } from './search.dto.js';

/** A collection whose records have a page each, and are found by `name` and `otherNames`, in the order of `order`. */
export interface PageCollection {
  readonly kind: FoundPage['kind'];
  readonly collection: string;
}

const OWN_PAGES: readonly PageCollection[] = [
  { kind: 'list', collection: 'lists' },
  { kind: 'award', collection: 'awards' },
];

/** The collections of which search finds records by name: those of the core, and those of the parts that are live. */
export class SearchedPages {
  private readonly listeners: (() => void)[] = [];
  collections: readonly PageCollection[] = OWN_PAGES;

  /** Call `listener` whenever there are others. */
  onChange(listener: () => void): void {
    this.listeners.push(listener);
  }

  /** Search these beside those of the core. */
  setOfParts(collections: readonly PageCollection[]): void {
    this.collections = [...OWN_PAGES, ...collections];
    for (const listener of this.listeners) listener();
  }
}
