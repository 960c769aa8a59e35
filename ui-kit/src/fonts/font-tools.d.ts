declare module 'wawoff2' {
  export function decompress(woff2: Uint8Array): Promise<Uint8Array>;
}

declare module 'harfbuzzjs' {
  interface Font {
    glyphExtents(glyph: number): { xBearing: number; yBearing: number; width: number; height: number } | null;
    setVariations(axes: Readonly<Record<string, number>>): void;
  }

  interface ShapedGlyph {
    g: number;
    /** Index in the text of the first of the characters that it stands for. */
    cl: number;
    ax: number;
    dx: number;
    dy: number;
  }

  interface ShapingBuffer {
    addText(text: string): void;
    guessSegmentProperties(): void;
    json(): ShapedGlyph[];
    destroy(): void;
  }

  interface HarfBuzz {
    createBlob(bytes: Uint8Array): object;
    createFace(blob: object, index: number): { upem: number };
    createFont(face: object): Font;
    createBuffer(): ShapingBuffer;
    shape(font: Font, buffer: ShapingBuffer): void;
  }

  const ready: Promise<HarfBuzz>;
  export default ready;
}
