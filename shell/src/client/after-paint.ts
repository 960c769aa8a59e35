/** How long a frame is waited for where the browser paints none, in milliseconds. */
const LONGEST_MS = 300;

/** Resolves when the browser has painted what stands in the document now. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, LONGEST_MS);
  });
}
