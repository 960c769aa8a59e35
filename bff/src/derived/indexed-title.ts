import { fold } from '../text/fold.js';
import { searchableName } from '../text/searchable-name.js';
import { titleFacets } from '../facets/title-facets.js';
import type { TitleRecord } from '../titles/title.schema.js';

/** What a title is sorted, searched and filtered by; all of it follows from the rest of its record. */
type Indexed = 'titleKey' | 'searchText' | 'grams' | 'facets';

/** A title with what it is sorted, searched and filtered by. */
export function indexedTitle<Title extends Omit<TitleRecord, Indexed>>(
  title: Title,
): Title & Pick<TitleRecord, Indexed> {
  return {
    ...title,
    titleKey: fold(title.displayTitle),
    ...searchableName(title.displayTitle, title.originalTitle),
    facets: titleFacets(title),
  };
}
