/** A service that speaks just enough of S3's protocol to go wrong as real ones do. */
import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const etagOf = (bytes: Buffer): string => `"${createHash('md5').update(bytes).digest('hex')}"`;

function answer(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'content-type': 'application/xml' });
  response.end(`<Error><Code>${code}</Code><Message>${code}</Message></Error>`);
}

export class FaultyBucket {
  readonly objects = new Map<string, Buffer>();
  readonly requests: string[] = [];
  /** Take conditions for decoration. */
  ignoresConditions = false;
  /** Answer everything with this. */
  refusal: { status: number; code: string } | undefined;
  /** Do what the next writes ask, and end the connection in place of an answer. */
  lostAnswers = 0;
  /** Runs after a write whose answer is lost. */
  afterLoss: (() => void) | undefined;
  readonly #server = createServer((request, response) => void this.#handle(request, response));

  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  async #handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const key = new URL(request.url ?? '', 'http://bucket').pathname;
    this.requests.push(`${request.method} ${key}`);
    if (this.refusal) return answer(response, this.refusal.status, this.refusal.code);
    if (request.method === 'PUT') return this.#put(key, Buffer.concat(chunks), request, response);
    if (request.method === 'DELETE') {
      this.objects.delete(key);
      return void response.writeHead(204).end();
    }
    const bytes = this.objects.get(key);
    if (!bytes) return answer(response, 404, 'NoSuchKey');
    return void response.writeHead(200, { etag: etagOf(bytes) }).end(bytes);
  }

  #put(key: string, bytes: Buffer, { headers }: IncomingMessage, response: ServerResponse): void {
    const present = this.objects.get(key);
    const holds =
      !(headers['if-none-match'] === '*' && present) &&
      !(headers['if-match'] && (!present || headers['if-match'] !== etagOf(present)));
    if (!holds && !this.ignoresConditions) return answer(response, 412, 'PreconditionFailed');
    this.objects.set(key, bytes);
    if (this.lostAnswers > 0 && !key.includes('.probe')) {
      this.lostAnswers -= 1;
      this.afterLoss?.();
      return void response.destroy();
    }
    return void response.writeHead(200, { etag: etagOf(bytes) }).end();
  }
}
