declare module 'wawoff2' {
  export function decompress(woff2: Uint8Array): Promise<Uint8Array>;
}

declare module 'harfbuzzjs' {
  export interface Face {
    readonly upem: number;
  }

  interface Font {
    /** SVG path data in font units, y upwards, all commands absolute. */
    glyphToPath(glyph: number): string;
    /** Sets the axes of a variable font. */
    setVariations(axes: Readonly<Record<string, number>>): void;
    /** Sets how many units an em has, in either direction. */
    setScale(x: number, y: number): void;
  }

  interface ShapedGlyph {
    readonly g: number;
    readonly ax: number;
    readonly dx: number;
    readonly dy: number;
  }

  interface ShapingBuffer {
    addText(text: string): void;
    setDirection(direction: 'ltr' | 'rtl'): void;
    /** Sets what is not set: script, language and direction. */
    guessSegmentProperties(): void;
    json(): ShapedGlyph[];
    destroy(): void;
  }

  export interface HarfBuzz {
    createBlob(bytes: Uint8Array): object;
    createFace(blob: object, index: number): Face;
    createFont(face: Face): Font;
    createBuffer(): ShapingBuffer;
    shape(font: Font, buffer: ShapingBuffer): void;
  }

  const ready: Promise<HarfBuzz>;
  export default ready;
}
