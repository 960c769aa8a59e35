import type { VisitorTab } from '@sinima/testing/visitor-browser';
import { expect } from '@playwright/test';
import { readPage, type PageContent } from './page-content.ts';

/** The content of each address when it is opened in a new tab. */
export class FreshPages {
  private readonly pages = new Map<string, PageContent>();

  constructor(
    private readonly tab: VisitorTab,
    private readonly origin: string,
  ) {}

  async of(address: string): Promise<PageContent> {
    const known = this.pages.get(address);
    if (known) return known;
    const openedAt = (await readPage(this.tab))?.openedAt;
    await this.tab.goTo(this.origin + address);
    let page: Awaited<ReturnType<typeof readPage>>;
    await expect
      .poll(
        async () => {
          page = await readPage(this.tab);
          return page?.isSettled === true && page.openedAt !== openedAt;
        },
        { message: `${address} is opened anew`, timeout: 20_000 },
      )
      .toBe(true);
    this.pages.set(address, page!);
    return page!;
  }
}
