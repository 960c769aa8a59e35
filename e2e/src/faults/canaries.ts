/** Things that nobody is to touch or to read, and whether anybody has. */
import { createHash, randomBytes } from 'node:crypto';
import { access, readdir, readFile, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import path from 'node:path';
import { freePort } from '@sinima/testing/free-ports';

/** The facts about them that hostile code gets. */
export interface CanaryPlaces {
  readonly file: string;
  readonly written: string;
  readonly variable: string;
  readonly keys: string;
  readonly store: string;
  readonly copy: string;
  /** The address of a server that no remote may reach. */
  readonly port: number;
  /** Where nobody may listen. */
  readonly serverPort: number;
}

async function hashOf(dir: string): Promise<string> {
  const hash = createHash('sha256');
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.join(entry.parentPath, entry.name));
  for (const file of files.sort()) {
    hash.update(file).update(await readFile(file).catch(() => 'gone'));
  }
  return hash.digest('hex');
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

export class Canaries {
  /** A secret that stands in a file and in the shell server's environment. */
  readonly secret = `canary-${randomBytes(12).toString('hex')}`;
  readonly places: CanaryPlaces;
  readonly #server: Server;
  readonly #heard: string[] = [];
  #store = '';

  private constructor(server: Server, places: CanaryPlaces) {
    this.#server = server;
    this.places = places;
    server.on('request', (request, response) => {
      this.#heard.push(request.url ?? '');
      response.end();
    });
  }

  /** @param dir a folder for them alone */
  static async open(dir: string, others: Pick<CanaryPlaces, 'store' | 'copy' | 'keys'>): Promise<Canaries> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const canaries = new Canaries(server, {
      ...others,
      file: path.join(dir, 'canary.txt'),
      written: path.join(dir, 'written.txt'),
      variable: 'SINIMA_CANARY',
      port: (server.address() as AddressInfo).port,
      serverPort: await freePort(),
    });
    await writeFile(canaries.places.file, canaries.secret);
    return canaries;
  }

  /** Remember how the store is, whose operator has just changed it. */
  async look(): Promise<void> {
    this.#heard.length = 0;
    this.#store = await hashOf(this.places.store);
  }

  /** Return what is not as it was. */
  async touched(): Promise<string[]> {
    const { file, written, store, serverPort } = this.places;
    const wrong: string[] = this.#heard.map((url) => `somebody was told ${url.slice(0, 200)}`);
    if ((await readFile(file, 'utf8').catch(() => '')) !== this.secret) wrong.push('a file was changed');
    const wrote = await access(written).then(
      () => true,
      () => false,
    );
    if (wrote) wrong.push('a file was written');
    if ((await hashOf(store)) !== this.#store) wrong.push('the store was changed');
    if (await isListening(serverPort)) wrong.push(`somebody listens at ${serverPort}`);
    return wrong;
  }

  close(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }
}
