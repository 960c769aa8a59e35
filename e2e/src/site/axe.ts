import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const script = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/**
 * What axe finds, each with the elements at fault; of the rules that are named, else of those that it has on. The page's
 * content security policy has to be bypassed for it.
 */
export async function violationsOf(page: Page, rules: readonly string[] = []): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.addScriptTag({ path: script });
  const options: RunOptions = rules.length === 0 ? {} : { runOnly: { type: 'rule', values: [...rules] } };
  const { violations } = await page.evaluate(
    (asked) =>
      (globalThis as unknown as { axe: { run(options: RunOptions): Promise<AxeResults> } }).axe.run(asked),
    options,
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}
