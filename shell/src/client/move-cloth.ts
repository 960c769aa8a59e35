/** Where on the screen something is, in CSS pixels. */
type Place = Pick<DOMRect, 'x' | 'y' | 'width' | 'height'>;

/** Return how a cloth looks like another one at a place: cut to its shape, and never stretched. */
function looksOfStart(end: Place, start: Place): Record<string, string> {
  const scale = Math.max(start.width / end.width, start.height / end.height);
  const cutSide = (end.width - start.width / scale) / 2;
  const cutBottom = end.height - start.height / scale;
  return {
    '--start-place': `translate(${start.x - end.x - cutSide * scale}px, ${start.y - end.y}px) scale(${scale})`,
    '--start-shape': `inset(0 ${cutSide}px ${cutBottom}px)`,
  };
}

/**
 * Move a cloth from where another page had it to where it stands. What moves is a copy above the page, since what the cloth
 * stands in may cut off what leaves it. Resolves when it has arrived.
 */
export async function moveCloth(cloth: HTMLElement, start: Place): Promise<void> {
  const end = cloth.getBoundingClientRect();
  const copy = cloth.cloneNode(true) as HTMLElement;
  copy.inert = true;
  copy.ariaHidden = 'true';
  copy.classList.add('moving-cloth');
  const place = {
    left: `${end.x}px`,
    top: `${end.y}px`,
    width: `${end.width}px`,
    height: `${end.height}px`,
    // Of what it inherits where it stands, a cloth shows this alone.
    color: getComputedStyle(cloth).color,
  };
  for (const [name, value] of Object.entries({ ...place, ...looksOfStart(end, start) })) {
    copy.style.setProperty(name, value);
  }
  document.body.append(copy);
  cloth.classList.add('arriving-cloth');
  await Promise.allSettled(copy.getAnimations().map(({ finished }) => finished));
  copy.remove();
  cloth.classList.remove('arriving-cloth');
}
