/** The site's mark, a strip of woven cloth, as the icons draw it. */

const INDIGO = '#14235a';
const THREADS =
  '<path fill="none" stroke="#f2b134" stroke-width="2" d="M4 4l8 8-8 8M20 4l-8 8 8 8M12 0v6M12 18v6M0 12h4M20 12h4"/>';

/**
 * Return the mark as an SVG of 24 units.
 *
 * @param inset units that are left free around the threads: of maskable icons, devices may cut off a fifth on each side
 */
export function markSvg(inset = 0): string {
  const scale = (24 - 2 * inset) / 24;
  const threads =
    inset === 0 ? THREADS : `<g transform="translate(${inset} ${inset}) scale(${scale})">${THREADS}</g>`;
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">' +
    `<path fill="${INDIGO}" d="M0 0h24v24H0z"/>${threads}</svg>`
  );
}
