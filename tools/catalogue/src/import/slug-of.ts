import { fold } from '@sinima/api/text/fold';

/** The longest slug that is made of a name, in characters. */
const LONGEST = 80;

/** Lower-case ASCII words joined by hyphens; empty where a name has none, such as one in Arabic letters. */
export function slugOf(name: string): string {
  return fold(name)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replace(/^-+|-+$/g, '');
}

/** The first of these slugs that is free; it is taken then. The last one must be nobody else's. */
export function freeSlug(candidates: readonly string[], taken: Set<string>): string {
  const slug = candidates.find((candidate) => !taken.has(candidate)) ?? candidates.at(-1)!;
  taken.add(slug);
  return slug;
}
