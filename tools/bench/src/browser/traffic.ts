import { setTimeout as wait } from 'node:timers/promises';
import type { Page, Request } from '@playwright/test';

/** How often it is looked whether a page has come to rest, in ms. */
const LOOK_MS = 20;

/** The requests of a page, from now on. */
export class Traffic {
  readonly requests: Request[] = [];
  private open = 0;
  private changedAt = performance.now();

  constructor(page: Page) {
    page.on('request', (request) => {
      if (!/^https?:/.test(request.url())) return;
      this.requests.push(request);
      this.note(1);
    });
    page.on('requestfinished', (request) => this.noteEnd(request));
    page.on('requestfailed', (request) => this.noteEnd(request));
  }

  /** Wait until nothing has been on its way for so long, in ms. */
  async quiet(ms: number): Promise<void> {
    this.changedAt = performance.now();
    while (this.open > 0 || performance.now() - this.changedAt < ms) await wait(LOOK_MS);
  }

  private noteEnd(request: Request): void {
    if (this.requests.includes(request)) this.note(-1);
  }

  private note(change: 1 | -1): void {
    this.open += change;
    this.changedAt = performance.now();
  }
}
