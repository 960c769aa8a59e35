/** Tells open pages how things stand, at once and after each change. */
import type { ServerResponse } from 'node:http';
import type { DevState } from '../shapes/dev-state.ts';

/** How soon a page asks again whose connection was lost, in ms. */
const RETRY_MS = 250;

export class PageEvents {
  readonly #pages = new Set<ServerResponse>();
  readonly #state: () => DevState;
  #isTelling = false;

  constructor(state: () => DevState) {
    this.#state = state;
  }

  /** Take a page in. */
  open(response: ServerResponse): void {
    response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
    response.write(`retry: ${RETRY_MS}\n\n`);
    this.#pages.add(response);
    response.on('close', () => this.#pages.delete(response));
    this.#write(response);
  }

  /** Tell all pages, once for all changes of this moment. */
  tell(): void {
    if (this.#isTelling) return;
    this.#isTelling = true;
    queueMicrotask(() => {
      this.#isTelling = false;
      for (const page of this.#pages) this.#write(page);
    });
  }

  close(): void {
    for (const page of this.#pages) page.end();
  }

  #write(page: ServerResponse): void {
    page.write(`data: ${JSON.stringify(this.#state())}\n\n`);
  }
}
