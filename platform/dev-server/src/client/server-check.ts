/** Whether the server renders this page by now. */

/**
 * Let the server render this page with the version that has just gone live: an error there is reported as any problem.
 *
 * @param wasBroken whether it could not render the page of this document
 * @param onMended is told when it can render what it could not
 */
export async function askServerAnew(wasBroken: boolean, onMended: () => void): Promise<void> {
  const { status } = await fetch(location.href, { cache: 'no-store', headers: { Accept: 'text/html' } });
  if (wasBroken && status < 500) onMended();
}
