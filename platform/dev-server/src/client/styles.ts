/** Exchanges the one stylesheet of an app. */

/** How long a stylesheet may take, in ms. */
const DEADLINE_MS = 3_000;

function sheetsOf(app: string): HTMLLinkElement[] {
  const places = [`/releases/${app}/browser/styles.`, `/__dev/hot/${app}/styles.`];
  return [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].filter((link) =>
    places.some((place) => new URL(link.href).pathname.startsWith(place)),
  );
}

/**
 * Add a stylesheet beside the former ones of its app, and wait until it applies.
 *
 * @returns what takes the former ones away, once nothing needs their classes
 */
export async function exchangeStyle(app: string, href: string): Promise<() => void> {
  const former = sheetsOf(app);
  const nothing = (): void => undefined;
  if (former.length === 0 || former.some((link) => new URL(link.href).pathname === href)) return nothing;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  const applies = new Promise<void>((resolve) => {
    link.onload = () => resolve();
    link.onerror = () => resolve();
    setTimeout(resolve, DEADLINE_MS);
  });
  former.at(-1)!.after(link);
  await applies;
  return () => former.forEach((each) => each.remove());
}
