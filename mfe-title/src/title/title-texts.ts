import type { TitleDetail } from '@sinima/contracts/api';

/** The text in place of an unknown summary. */
export const NO_PLOT_TEXT = 'A plot summary for this title has not been written yet.';

/** Return the plot summary, else the synopsis, else a general sentence (`docs/specification.md §2`). */
export function plotOf({ plotSummary, synopsis }: Pick<TitleDetail, 'plotSummary' | 'synopsis'>): string {
  return plotSummary ?? synopsis ?? NO_PLOT_TEXT;
}

/** Return the title with its year, where that is known: "Lionheart (2018)". */
export function titleWithYear({
  displayTitle,
  releaseYear,
}: Pick<TitleDetail, 'displayTitle' | 'releaseYear'>): string {
  return releaseYear === null ? displayTitle : `${displayTitle} (${releaseYear})`;
}
