import type { TitleDetail } from '@sinima/contracts/api';

/** What stands for a title of which no summary is known. */
export const noPlotText = 'A plot summary for this title has not been written yet.';

/** Plot summary, else synopsis, else a general sentence (`docs/specification.md §2`). */
export function plotOf({ plotSummary, synopsis }: Pick<TitleDetail, 'plotSummary' | 'synopsis'>): string {
  return plotSummary ?? synopsis ?? noPlotText;
}

/** The title with its year, where that is known: "Lionheart (2018)". */
export function titleWithYear({
  displayTitle,
  releaseYear,
}: Pick<TitleDetail, 'displayTitle' | 'releaseYear'>): string {
  return releaseYear === null ? displayTitle : `${displayTitle} (${releaseYear})`;
}

/** A leading `@assets/` stands for the folder of pictures that the site serves (`docs/specification.md §2`). */
export function pictureAddress(url: string | null): string | null {
  return url?.replace(/^@assets\//, '/attached_assets/') ?? null;
}
