/**
 * A poor network in front of a site, outside the browser: what it fetches ahead, prerenders, or asks for in its worker is as slow
 * as what it shows. All connections share one line each way, as those of a phone do; packets are not lost, and no window grows.
 */
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** The properties of a network. */
export interface NetworkShape {
  /** From a request to the first byte of its answer, at least; in ms. */
  readonly delayMs: number;
  /** In bytes a second, to the browser and from it. */
  readonly download: number;
  readonly upload: number;
}

/** A network that stands between browser and site. */
export interface ShapedNetwork {
  readonly origin: string;
  /** Bytes that have passed to the browser so far, headers and all. */
  received(): number;
  close(): Promise<void>;
}

/** Bytes that pass one after the other: pieces of one answer let those of others between. */
const PIECE = 1_460;

/** One way of the network, whose bytes go one after the other, each at its time. */
class Line {
  bytes = 0;
  private freeAt = 0;

  constructor(
    private readonly perSecond: number,
    private readonly delayMs: number,
  ) {}

  /** Carry what one socket sends to another, from `readyAt` on. */
  carry(from: Socket, to: Socket, readyAt: number): void {
    const underWay: (() => void)[] = [];
    // Timers of the same millisecond may fire in any order: each lets the first go.
    const after = (at: number, act: () => void): void => {
      underWay.push(act);
      setTimeout(() => underWay.shift()!(), at - performance.now());
    };
    let lastAt = readyAt;
    from.on('data', (data: Buffer) => {
      for (let start = 0; start < data.length; start += PIECE) {
        const piece = data.subarray(start, start + PIECE);
        this.bytes += piece.length;
        this.freeAt =
          Math.max(this.freeAt, performance.now(), readyAt) + (piece.length / this.perSecond) * 1_000;
        lastAt = this.freeAt + this.delayMs;
        after(lastAt, () => to.write(piece));
      }
    });
    from.on('end', () => after(lastAt, () => to.end()));
    from.on('error', () => to.destroy());
    from.on('close', () => after(lastAt, () => to.end()));
  }
}

/** Put a network in front of a site. A connection takes a round trip before its first byte. */
export async function shapeNetwork(target: string, shape: NetworkShape): Promise<ShapedNetwork> {
  const { hostname, port } = new URL(target);
  const toBrowser = new Line(shape.download, shape.delayMs / 2);
  const toSite = new Line(shape.upload, shape.delayMs / 2);
  const sockets = new Set<Socket>();
  const server = createServer((browser) => {
    const site = connect(Number(port), hostname);
    for (const socket of [browser, site]) {
      socket.setNoDelay(true);
      sockets.add(socket);
      socket.once('close', () => sockets.delete(socket));
    }
    const readyAt = performance.now() + shape.delayMs;
    toSite.carry(browser, site, readyAt);
    toBrowser.carry(site, browser, readyAt);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received: () => toBrowser.bytes,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
