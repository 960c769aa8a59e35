import type { Page, Request } from '@playwright/test';

/**
 * Hold back requests of the page.
 *
 * @param isHeld which of those whose address matches; all, where it is left out
 * @returns lets them go, and all that come after them
 */
export async function holdRequests(
  page: Page,
  addresses: RegExp,
  isHeld: (request: Request) => boolean = () => true,
): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(addresses, async (route) => {
    if (isHeld(route.request())) await released;
    await route.continue();
  });
  return release;
}
