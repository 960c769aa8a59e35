import { promisify } from 'node:util';
import { crc32, deflate } from 'node:zlib';

const deflated = promisify(deflate);
const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** 8 bits a channel, red, green and blue, not interlaced. */
const format = [8, 2, 0, 0, 0] as const;

/** An opaque picture, row by row, four bytes a pixel. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly rgba: Uint8Array;
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)]);
}

/** Rows as PNG has them: without transparency, each after its filter, which is none: cloth is flat colours. */
function rowsOf({ width, height, rgba }: Pixels): Buffer {
  const rows = Buffer.alloc(height * (1 + width * 3));
  let to = 0;
  let from = 0;
  for (let y = 0; y < height; y += 1) {
    to += 1;
    for (let x = 0; x < width; x += 1, to += 3, from += 4) {
      rows[to] = rgba[from] ?? 0;
      rows[to + 1] = rgba[from + 1] ?? 0;
      rows[to + 2] = rgba[from + 2] ?? 0;
    }
  }
  return rows;
}

/** Pack a picture as PNG (https://www.w3.org/TR/png-3/); the compressing is done beside the event loop. */
export async function encodePng(pixels: Pixels): Promise<Buffer> {
  const size = Buffer.alloc(8);
  size.writeUInt32BE(pixels.width, 0);
  size.writeUInt32BE(pixels.height, 4);
  return Buffer.concat([
    signature,
    chunk('IHDR', Buffer.concat([size, Buffer.from(format)])),
    chunk('IDAT', await deflated(rowsOf(pixels), { level: 6 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
