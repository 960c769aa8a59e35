/** Visitors that want lighter pages: by a setting of the browser for all sites, or by this site's own switch. */
import { SAVE_DATA_COOKIE } from '@sinima/contracts/data-use';

/** Attribute of the document element of a page for a visitor that saves data. */
export const SAVES_DATA_ATTRIBUTE = 'data-saves-data';

/** Whether lighter pages are wanted: no, by the browser (`Save-Data: on`), or by this site's own switch. */
export type DataSaving = 'none' | 'browser' | 'switch';

const SWITCHED_ON = new RegExp(`(?:^|;\\s*)${SAVE_DATA_COOKIE}=1(?:;|$)`);

/** Tell whether cookies, as `Cookie` headers and `document.cookie` hold them, say that the switch is on. */
export const isSwitchedOn = (cookies: string | undefined): boolean =>
  cookies !== undefined && SWITCHED_ON.test(cookies);

/** Tell what asks for lighter pages, from the headers `Save-Data` and `Cookie` of a request. */
export function dataSavingOf(saveData: string | undefined, cookie: string | undefined): DataSaving {
  if (saveData?.toLowerCase() === 'on') return 'browser';
  return isSwitchedOn(cookie) ? 'switch' : 'none';
}

/** Tell whether the visitor of this page saves data. In the browser alone; it may change while the page stands. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true || isSwitchedOn(document.cookie);
}
