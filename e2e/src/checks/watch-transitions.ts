import type { Page } from '@playwright/test';

/**
 * Note every transition: the path of the cloth that moves, or `main` where the next page fades in. By what is put into the
 * document: a busy machine may have no frame to send an event of the animation with.
 */
export async function watchTransitions(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(globalThis, { seenTransitions: seen });
    let fades = false;
    const look = (changes: MutationRecord[]): void => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (!(node instanceof HTMLElement) || !node.classList.contains('moving-cloth')) continue;
        seen.push(node.dataset.cloth ?? 'without a path');
      }
      const isFading = document.querySelector('main.page-arrives') !== null;
      if (isFading && !fades) seen.push('main');
      fades = isFading;
    };
    new MutationObserver(look).observe(document, {
      subtree: true,
      childList: true,
      attributeFilter: ['class'],
    });
  });
  return () => page.evaluate(() => (globalThis as unknown as { seenTransitions: string[] }).seenTransitions);
}
