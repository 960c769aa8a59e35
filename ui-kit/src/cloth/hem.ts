/** How much of a poster, 360 high and 240 wide, its hem takes: a long name, which makes a long slug, needs more. */
export function hemHeight(slug: string): number {
  if (slug.length <= 11) return 100;
  return slug.length <= 26 ? 124 : 146;
}
