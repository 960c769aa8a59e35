/** Accessibility rules that axe checks in an open page. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const script = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface AxeOptions {
  /** Rules to check and no others, e.g. `color-contrast-enhanced`. */
  only?: readonly string[];
  /** Rules to check beside those that axe has on by default. */
  also?: readonly string[];
  /** Rules to leave out, such as those about whole pages where a piece stands alone. */
  without?: readonly string[];
  /** Selector of the elements to leave out. */
  exclude?: string;
}

/** Bring axe into the page over the debugger, so that the page's content security policy can stay in force. */
async function injectAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in globalThis)) return;
  const session = await page.context().newCDPSession(page);
  await session.send('Runtime.evaluate', { expression: script });
  await session.detach();
}

/** Return each violation that axe finds, with the elements at fault. */
export async function axeViolations(
  page: Page,
  { only, also = [], without = [], exclude }: AxeOptions = {},
): Promise<string[]> {
  await injectAxe(page);
  const context = { include: ['html'], exclude: exclude === undefined ? [] : [exclude] };
  const options = {
    resultTypes: ['violations'],
    ...(only && { runOnly: { type: 'rule', values: only } }),
    rules: Object.fromEntries([
      ...also.map((rule) => [rule, { enabled: true }]),
      ...without.map((rule) => [rule, { enabled: false }]),
    ]),
  };
  return page.evaluate(
    async (given) => {
      const { axe } = globalThis as unknown as {
        axe: { run(context: object, options: object): Promise<AxeResults> };
      };
      const { violations } = await axe.run(given.context, given.options);
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
    },
    { context, options },
  );
}
