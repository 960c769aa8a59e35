import { showChosen } from './strip.ts';

const WIDTH = 300;

/** A strip as a phone draws it, with chips of 100 px, of which one is chosen. */
function stripOf(chosen: number | undefined): HTMLElement {
  document.body.innerHTML = `<div>${'<a href="/"></a>'.repeat(8)}</div>`;
  const strip = document.querySelector('div')!;
  const rect = (left: number, width: number): DOMRect => ({ left, width, right: left + width }) as DOMRect;
  strip.getBoundingClientRect = () => rect(0, WIDTH);
  for (const [place, link] of [...strip.children].entries())
    link.getBoundingClientRect = () => rect(place * 100 - strip.scrollLeft, 100);
  if (chosen !== undefined) strip.children[chosen]!.setAttribute('aria-current', 'page');
  return strip;
}

it.each([
  [0, 0],
  [2, 0],
  [3, 200],
  [7, 600],
])('strip of which place %i is chosen is scrolled to %i', (chosen, left) => {
  const strip = stripOf(chosen);
  showChosen(strip);
  expect(strip.scrollLeft).toBe(left);
});

it('strip of which nothing is chosen stays where it is', () => {
  const strip = stripOf(undefined);
  strip.scrollLeft = 50;
  showChosen(strip);
  expect(strip.scrollLeft).toBe(50);
});
