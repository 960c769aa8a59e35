import { titleFacets, type FacetedTitle } from '@sinima/api/titles/title-facets';
import { fold } from '@sinima/api/text/fold';
import { searchableName, type SearchableName } from '@sinima/api/text/searchable-name';

/** The fields by which a title is sorted, searched and filtered. */
interface IndexableTitle extends FacetedTitle {
  readonly displayTitle: string;
  readonly originalTitle?: string | null;
  readonly alternativeTitles?: readonly { readonly title: string }[] | null;
}

/** Fields derived from these, and stored with them. */
interface TitleIndex extends SearchableName {
  titleKey: string;
  facets: string[];
}

/** Return a title with the derived fields. */
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
