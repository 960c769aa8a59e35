/** @jest-environment node */
import { inflateSync } from 'node:zlib';
import { encodePng } from './encode-png.ts';

/** Return the chunks of a PNG, by name. */
function chunksOf(png: Buffer): Map<string, Buffer> {
  const chunks = new Map<string, Buffer>();
  for (let at = 8; at < png.length;) {
    const length = png.readUInt32BE(at);
    chunks.set(png.toString('latin1', at + 4, at + 8), png.subarray(at + 8, at + 8 + length));
    at += length + 12;
  }
  return chunks;
}

const red = [255, 0, 0, 255];
const blue = [0, 0, 255, 255];

describe('a PNG', () => {
  it('PNG says its size, and that it has three colours of eight bits', async () => {
    const rgba = Uint8Array.from([...red, ...blue, ...red, ...blue, ...red, ...blue]);
    const chunks = chunksOf(await encodePng({ width: 2, height: 3, rgba }));
    expect([...chunks.keys()]).toEqual(['IHDR', 'IDAT', 'IEND']);
    expect([...(chunks.get('IHDR') ?? [])]).toEqual([0, 0, 0, 2, 0, 0, 0, 3, 8, 2, 0, 0, 0]);
  });

  it('PNG holds every pixel in its place', async () => {
    const rgba = Uint8Array.from([...red, ...blue, ...blue, ...red]);
    const data = chunksOf(await encodePng({ width: 2, height: 2, rgba })).get('IDAT') ?? Buffer.alloc(0);
    expect([...inflateSync(data)]).toEqual([0, 255, 0, 0, 0, 0, 255, 0, 0, 0, 255, 255, 0, 0]);
  });

  it('PNG ends every chunk with the sum that readers check', async () => {
    const png = await encodePng({ width: 1, height: 1, rgba: Uint8Array.from(red) });
    expect(png.subarray(-12).toString('hex')).toBe('0000000049454e44ae426082');
  });
});
