import { whenActive } from './activation.ts';

/** Resolves when the visitor sees the page, it stands, and the browser has nothing better to do: for code that no first view needs. */
export async function afterLoad(): Promise<void> {
  await whenActive();
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  }
  await new Promise<unknown>((resolve) =>
    'requestIdleCallback' in globalThis
      ? requestIdleCallback(resolve, { timeout: 5_000 })
      : setTimeout(resolve),
  );
}
