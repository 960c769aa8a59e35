/** The operator's page on a made-up half hour of a site: a canary under way, and one that the guard has stopped. */
import { createServer } from '@sinima/operator/server';
import { readSettings } from '@sinima/operator/settings';
import { sampleOperation } from '@sinima/operator/sample-operation';
import type { Page } from '@playwright/test';

const TOKEN = 'the token of a sample operation';

/** Serve it at a free port of this machine. */
export async function startOperatorPage(): Promise<{ address: string; stop(): Promise<void> }> {
  const settings = readSettings({ OPERATOR_TOKEN: TOKEN, LOG_LEVEL: 'error' });
  const server = await createServer(settings, await sampleOperation(Date.now()));
  const address = await server.listen({ host: '127.0.0.1', port: 0 });
  return { address, stop: () => server.close() };
}

/** Sign in, as a person does. */
export async function signInAsOperator(page: Page, address: string): Promise<void> {
  await page.goto(`${address}/operator`);
  await page.getByLabel('Your name').fill('Adaeze');
  await page.getByLabel('Token').fill(TOKEN);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { level: 1, name: 'canary under way' }).waitFor();
}
