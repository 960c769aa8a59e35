/** Regions of a template's file: lines between `// <page>` and `// </page>`, which are written once for each page. */

const REGION = /^[ \t]*\/\/ <([a-z-]+)>\n(.*?)^[ \t]*\/\/ <\/\1>\n/gms;

/**
 * Replace each region by the text that is returned for it.
 *
 * @param write the text of a region by its name and lines, e.g. `page`
 */
export function replaceRegions(text: string, write: (name: string, lines: string) => string): string {
  return text.replaceAll(REGION, (_all, name: string, lines: string) => write(name, lines));
}
