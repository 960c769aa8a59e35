/** How long a stylesheet may keep the page from being shown, in milliseconds. */
const DEADLINE_MS = 1_000;

/**
 * Let the page be shown when a stylesheet does not answer: what stands in the document waits for it, without end. Put
 * there anew by a script, it holds up nothing, and applies if it comes after all. A stylesheet that a script has put there already, and
 * listens to, stays as it is (`load-stylesheet.ts`).
 */
export function showWithoutLateStylesheets(): void {
  setTimeout(() => {
    const links = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]');
    for (const link of links) {
      if (link.sheet === null && link.onload === null) link.replaceWith(link.cloneNode());
    }
  }, DEADLINE_MS);
}
