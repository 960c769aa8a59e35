import type { Random } from '@sinima/seeded-random';

/** Hem (dark, chalk text stands on it), ground, ink, second, third. */
export type Dyes = readonly [hem: string, ground: string, ink: string, second: string, third: string];

/** The place to be filled, from 0 0. Drawings may reach over its edges. */
export interface Field {
  readonly width: number;
  readonly height: number;
  readonly random: Random;
  readonly dyes: Dyes;
}

/** The palest of the dyes: what is seen best on the hem's colour. */
export function paleOf(dyes: Dyes): string {
  return dyes.reduce((palest, dye) => (lightness(dye) > lightness(palest) ? dye : palest));
}

/** How light a colour is, from 0 to 255. */
export function lightness(colour: string): number {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\da-f]{2}/g) ?? []).map((part) =>
    Number.parseInt(part, 16),
  );
  return red * 0.3 + green * 0.59 + blue * 0.11;
}

/** Fills a field with motifs, ground included. */
export type Layout = (field: Field, motifs: readonly string[]) => string;

/** A way of making cloth, tile or mural that drawings are inspired by. */
export interface Tradition {
  /** Path data; each tradition knows its own unit. */
  readonly motifs: readonly string[];
  /** From sombre to bright. */
  readonly dyes: readonly Dyes[];
  readonly layouts: readonly Layout[];
}
