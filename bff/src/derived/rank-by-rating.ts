/** The fields that rank a title. */
export interface RankableTitle {
  readonly type: string;
  readonly rating?: number | null;
}

/**
 * Return the rank of each title, in their order: its place by rating among the rated titles of its type, from 1;
 * undefined where it has no rating. Titles of equal rating share a place, and the next one comes as many places later
 * (1, 2, 2, 4).
 */
export function ranksByRating(titles: readonly RankableTitle[]): (number | undefined)[] {
  const ranks = new Map<RankableTitle, number>();
  for (const type of new Set(titles.map((title) => title.type))) {
    const rated = titles
      .filter((title) => title.type === type && typeof title.rating === 'number')
      .sort((a, b) => (b.rating ?? 0) - (a.rating ?? 0));
    let rank = 0;
    rated.forEach((title, place) => {
      if (title.rating !== rated[place - 1]?.rating) rank = place + 1;
      ranks.set(title, rank);
    });
  }
  return titles.map((title) => ranks.get(title));
}
