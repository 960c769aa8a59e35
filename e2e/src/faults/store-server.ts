/** A release store's folder, read by S3's protocol, with faults on the way. */
import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { answerFaulty, type FileFault } from './file-faults.ts';

const BUCKET = 'faults';

function refuse(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'content-type': 'application/xml' });
  response.end(`<Error><Code>${code}</Code><Message>${code}</Message></Error>`);
}

export class StoreServer {
  /** Faults by the key of the file that has them. */
  readonly faults = new Map<string, FileFault>();
  /** Whether nothing is answered any more. */
  isGone = false;
  readonly #dir: string;
  readonly #server = createServer((request, response) => void this.#answer(request, response));

  constructor(dir: string) {
    this.#dir = dir;
  }

  /** Listen. @returns the settings with which a shell server reads it */
  async listen(): Promise<Record<string, string>> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    const { port } = this.#server.address() as AddressInfo;
    return {
      RELEASES_BUCKET: `s3://${BUCKET}/`,
      RELEASES_S3_ENDPOINT: `http://127.0.0.1:${port}`,
      AWS_ACCESS_KEY_ID: 'test',
      AWS_SECRET_ACCESS_KEY: 'test',
    };
  }

  close(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (this.isGone) return void response.destroy();
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://store');
    const key = decodeURIComponent(pathname).replace(`/${BUCKET}`, '').replace(/^\//, '');
    if (key === '') return this.#list(searchParams, response);
    const bytes = await readFile(path.join(this.#dir, key)).catch(() => undefined);
    if (!bytes) return refuse(response, 404, 'NoSuchKey');
    const etag = `"${createHash('md5').update(bytes).digest('hex')}"`;
    const fault = this.faults.get(key);
    if (fault === 'answers 404') return refuse(response, 404, 'NoSuchKey');
    if (fault) return answerFaulty(response, fault, { bytes, headers: { etag } });
    if (request.headers['if-none-match'] === etag) return void response.writeHead(304, { etag }).end();
    response.writeHead(200, { etag, 'content-length': bytes.length }).end(bytes);
  }

  async #list(query: URLSearchParams, response: ServerResponse): Promise<void> {
    const prefix = query.get('prefix') ?? '';
    const after = query.get('start-after') ?? '';
    const entries = await readdir(this.#dir, { recursive: true, withFileTypes: true }).catch(() => []);
    const keys = entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(this.#dir, path.join(entry.parentPath, entry.name)))
      .filter((key) => key.startsWith(prefix) && key > after)
      .sort();
    const contents = keys.map((key) => `<Contents><Key>${key}</Key></Contents>`).join('');
    response.writeHead(200, { 'content-type': 'application/xml' });
    response.end(`<ListBucketResult><IsTruncated>false</IsTruncated>${contents}</ListBucketResult>`);
  }
}
