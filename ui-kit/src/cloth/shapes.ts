/** Path data and markup that the traditions draw with. Lengths are in the drawing's units. */

/** A number as it is written in a drawing: one decimal, or two where asked. */
export function short(value: number, decimals = 1): string {
  const factor = 10 ** decimals;
  return String(Math.round(value * factor) / factor);
}

/** A rectangle as path data. */
export function box(x: number, y: number, width: number, height: number): string {
  return `M${short(x)} ${short(y)}h${short(width)}v${short(height)}h${short(-width)}z`;
}

/** A disc as path data. */
export function disc(x: number, y: number, radius: number): string {
  const r = short(radius);
  return `M${short(x - radius)} ${short(y)}a${r} ${r} 0 1 0 ${short(2 * radius)} 0a${r} ${r} 0 1 0 ${short(-2 * radius)} 0z`;
}

/** A star of so many points, from the top clockwise; `turn` is a part of one point's angle. */
export function star(x: number, y: number, points: number, outer: number, inner: number, turn = 0): string {
  const corners = Array.from({ length: points * 2 }, (_unused, index) => {
    const angle = (Math.PI / points) * (index + 2 * turn) - Math.PI / 2;
    const radius = index % 2 === 0 ? outer : inner;
    return `${short(x + radius * Math.cos(angle))} ${short(y + radius * Math.sin(angle))}`;
  });
  return `M${corners.join('L')}z`;
}

/**
 * A woven motif from its upper left quarter: rows divided by `/`, `#` where the weft shows. Mirrored both ways about
 * its last column and row, one unit a thread: a quarter of 5 by 5 gives 9 by 9.
 */
export function woven(quarter: string): string {
  const rows = quarter.split('/').map((row) => row + [...row].reverse().join('').slice(1));
  const whole = [...rows, ...rows.slice(0, -1).reverse()];
  return whole
    .flatMap((row, y) =>
      [...row.matchAll(/#+/g)].map((run) => `M${run.index} ${y}h${run[0].length}v1h-${run[0].length}z`),
    )
    .join('');
}

/** Places a defined shape. */
export function use(id: string, x: number, y: number, more = ''): string {
  return `<use href="#${id}" x="${short(x)}" y="${short(y)}"${more}/>`;
}

/** Defines shapes as a, b, c …, to be placed by `use`. */
export function define(shapes: readonly string[], paint: readonly string[] = []): string {
  const paths = shapes.map((shape, index) => {
    const own = paint[index % Math.max(1, paint.length)];
    return `<path id="${letter(index)}" d="${shape}"${own === undefined ? '' : ` ${own}`}/>`;
  });
  return `<defs>${paths.join('')}</defs>`;
}

/** The name of the shape that stands at `index` of those defined. */
export function letter(index: number): string {
  return String.fromCharCode(97 + index);
}

/** A filled path. */
export function filled(colour: string, shape: string): string {
  return `<path fill="${colour}" d="${shape}"/>`;
}

/** A line of the given thickness. */
export function stroked(colour: string, thickness: number, shape: string, more = ''): string {
  return `<path fill="none" stroke="${colour}" stroke-width="${short(thickness)}" d="${shape}"${more}/>`;
}

/**
 * Copies of the shape `tile` side by side. A second row stands below them, a little to the left: at a joint between two
 * pixels the ground would else show through as a hairline.
 */
export function row(count: number, width: number, y = 0): string {
  const places = Array.from({ length: count }, (_unused, index) => use('tile', index * width, y));
  return `<defs><g id="row">${places.join('')}</g></defs>${use('row', -4, 0)}${use('row', 0, 0)}`;
}
