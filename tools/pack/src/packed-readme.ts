/** A package's README, for those who meet it on a registry: without what is about this repository alone. */

/** Sections that are about the inside of this repository. */
const INSIDE = ['Rooms'];

/** Links to files that no package holds. */
const RELATIVE_LINK = /\[([^\]]+)\]\((?!https?:|#)[^)]+\)/g;

/** Leave out what is about this repository, and turn links into it into their words. */
export function packedReadme(text: string): string {
  return text
    .split(/^(?=## )/m)
    .filter((section) => !INSIDE.some((name) => section.startsWith(`## ${name}\n`)))
    .join('')
    .replaceAll(RELATIVE_LINK, '$1')
    .trimEnd()
    .concat('\n');
}
