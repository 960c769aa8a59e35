import type { Locator } from '@playwright/test';

/** Where a link is pressed. `click` and `tap` of Playwright check their target in the page, within the measured time. */
export async function middleOf(link: Locator): Promise<{ x: number; y: number }> {
  const box = await link.boundingBox();
  if (!box) throw new Error('The link is not in the page.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
