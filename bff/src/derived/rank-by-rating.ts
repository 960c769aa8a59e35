import type { TitleRecord } from '../titles/title.schema.js';

/**
 * The same titles, each rated one with its rank: its place by rating among the rated titles of its type, from 1.
 * Titles of equal rating share a place, and the next one comes as many places later (1, 2, 2, 4).
 */
export function rankByRating<Title extends Pick<TitleRecord, 'type' | 'rating'>>(
  titles: readonly Title[],
): (Title & { rank?: number })[] {
  const ranks = new Map<Title, number>();
  for (const type of new Set(titles.map((title) => title.type))) {
    const rated = titles
      .filter((title) => title.type === type && title.rating !== undefined)
      .sort((a, b) => (b.rating ?? 0) - (a.rating ?? 0));
    let rank = 0;
    rated.forEach((title, place) => {
      if (title.rating !== rated[place - 1]?.rating) rank = place + 1;
      ranks.set(title, rank);
    });
  }
  return titles.map((title) => {
    const rank = ranks.get(title);
    return rank === undefined ? title : { ...title, rank };
  });
}
