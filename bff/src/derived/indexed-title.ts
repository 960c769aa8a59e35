import { titleFacets, type FacetedTitle } from '@sinima/api/titles/title-facets';
import { fold } from '@sinima/api/text/fold';
import { searchableName, type SearchableName } from '@sinima/api/text/searchable-name';

/** What a title is sorted, searched and filtered by. */
interface IndexableTitle extends FacetedTitle {
  readonly displayTitle: string;
  readonly originalTitle?: string | null;
  readonly alternativeTitles?: readonly { readonly title: string }[] | null;
}

/** What follows from that, and is stored with it. */
interface TitleIndex extends SearchableName {
  titleKey: string;
  facets: string[];
}

/** Return a title with what it is sorted, searched and filtered by. */
export function indexedTitle<Title extends IndexableTitle>(title: Title): Title & TitleIndex {
  return {
    ...title,
    titleKey: fold(title.displayTitle),
    ...searchableName(
      title.displayTitle,
      title.originalTitle,
      ...(title.alternativeTitles ?? []).map((alternative) => alternative.title),
    ),
    facets: titleFacets(title),
  };
}
