import { html, type Html } from '@sinima/server/html';

/** In units of the drawing. */
const WIDTH = 300;
const HEIGHT = 64;
const PAD = 4;

/** One line of a plot. */
export interface Line {
  readonly name: 'live' | 'canary' | 'stopped';
  /** Minute by minute, the present one last; undefined where nothing was seen. */
  readonly values: readonly (number | undefined)[];
  /** The summary of the line. */
  readonly total: string;
}

interface PlotOptions {
  readonly title: string;
  readonly lines: readonly Line[];
  /** The upper end of the plot is never less. */
  readonly atLeast: number;
  readonly format: (value: number) => string;
}

/** Return an SVG path through the values, broken where there are none; a lone value is a dot. */
export function pathOf(values: Line['values'], top: number): string {
  const x = (index: number) => ((WIDTH * index) / (values.length - 1)).toFixed(1);
  const y = (value: number) => (HEIGHT - PAD - (HEIGHT - 2 * PAD) * Math.min(1, value / top)).toFixed(1);
  return values
    .map((value, index) => {
      if (value === undefined) return '';
      const at = `${x(index)} ${y(value)}`;
      if (values[index - 1] !== undefined) return `L${at}`;
      return values[index + 1] === undefined ? `M${at}h0.01` : `M${at}`;
    })
    .join('');
}

/** Return the upper end of a plot: round, and above all values. */
function topOf(lines: readonly Line[], atLeast: number): number {
  const highest = Math.max(atLeast, ...lines.flatMap(({ values }) => values.map((value) => value ?? 0)));
  const unit = 10 ** Math.floor(Math.log10(highest));
  return [1, 1.5, 2, 3, 5, 10].map((step) => step * unit).find((end) => end >= highest * 0.999) ?? highest;
}

/** Return a small plot of the last half hour, with its figures in words beside it. */
export function plot({ title, lines, atLeast, format }: PlotOptions): Html {
  const top = topOf(lines, atLeast);
  const said = lines.map(({ name, total }) => `${name}: ${total}`).join('; ');
  return html`<figure class="plot">
    <figcaption>
      <span class="plot-title">${title}</span>
      ${lines.map(({ name, total }) => html`<span class="key ${name}"><b>${name}</b> ${total}</span>`)}
    </figcaption>
    <div class="plot-field">
      <svg
        viewBox="0 0 ${WIDTH} ${HEIGHT}"
        preserveAspectRatio="none"
        role="img"
        aria-label="${title}, last 30 minutes. ${said}"
      >
        <path class="grid" d="M0 ${PAD}H${WIDTH}M0 ${HEIGHT / 2}H${WIDTH}M0 ${HEIGHT - PAD}H${WIDTH}" />
        ${lines.map(({ name, values }) => html`<path class="line ${name}" d="${pathOf(values, top)}" />`)}
      </svg>
      <span class="end">${format(top)}</span>
    </div>
    <div class="times" aria-hidden="true"><span>30 min ago</span><span>now</span></div>
  </figure>`;
}
