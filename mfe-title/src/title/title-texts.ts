import type { TitleDetail } from '@sinima/contracts/api';
import type { Language } from '@sinima/contracts/languages';

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

/** Return the name on the card of a title, as `namesIn` of `remote.config.ts` has it, with its year where that is known. */
export function cardNameOf(title: TitleDetail, language: Language): string {
  const { originalTitle, originalLanguage, alternativeTitles } = title;
  const names = [{ title: originalTitle, language: originalLanguage }, ...alternativeTitles];
  const arabic = language === 'ar' ? names.find((name) => name.language === 'ar')?.title : undefined;
  const { displayTitle, releaseYear } = title;
  // Named one by one: a copy of the whole title would count as a reader of all its fields, and none could be dropped.
  return titleWithYear({ displayTitle: arabic ?? displayTitle, releaseYear });
}
