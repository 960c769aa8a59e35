import type { TitleDetail } from '@sinima/contracts/api';

/** Return the plot summary, else the synopsis; null where there is neither (`docs/specification.md §2`). */
export function plotOf({
  plotSummary,
  synopsis,
}: Pick<TitleDetail, 'plotSummary' | 'synopsis'>): string | null {
  return plotSummary ?? synopsis;
}

/** Return the title with its year, where that is known: "Lionheart (2018)". */
export function titleWithYear({
  displayTitle,
  releaseYear,
}: Pick<TitleDetail, 'displayTitle' | 'releaseYear'>): string {
  return releaseYear === null ? displayTitle : `${displayTitle} (${releaseYear})`;
}
