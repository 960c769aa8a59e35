/** Return whether some of an element is seen without scrolling up or down. */
export function isOnScreen(element: Element): boolean {
  const { top, bottom, width } = element.getBoundingClientRect();
  return width > 0 && bottom > Math.max(top, 0) && top < innerHeight;
}
