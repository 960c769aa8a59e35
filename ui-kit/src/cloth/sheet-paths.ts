/** Where cloths stand in a sheet: cloths of one kind below each other in one file, so that a row of them is one request. */
export const CLOTHS_PATH = '/cloth/';

/** The path of every sheet; its query names its cloths. */
export const SHEET_PATH = `${CLOTHS_PATH}sheet.svg`;

/** How many cloths one sheet may have. */
export const MAX_SHEET_CLOTHS = 16;

/**
 * Return the addresses within their sheet, by the cloths' own (`clothPath`). Those that are one too many have none, nor have
 * drawings, as the workbench has them.
 *
 * @param paths all of posters, or all of portraits
 */
export function sheetPaths(paths: readonly string[]): ReadonlyMap<string, string> {
  const onServer = paths.filter((path) => path.startsWith(CLOTHS_PATH));
  const inSheet = [...new Set(onServer)].slice(0, MAX_SHEET_CLOTHS);
  const query = inSheet.map((path) => `c=${encodeURIComponent(path.slice(CLOTHS_PATH.length))}`).join('&');
  return new Map(inSheet.map((path, index) => [path, `${SHEET_PATH}?${query}#${index}`]));
}
