/** A passkey: added on the provider's own page, and then enough to sign in, with the browser's virtual device. */
import { expect, test } from './site/site-test.ts';

test('a visitor signs in by mail, adds a passkey, signs out, and is back with the passkey alone', async ({
  page,
}) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  const header = page.getByRole('banner');
  await page.goto('/account');
  await header.getByRole('link', { name: 'Sign In' }).click();
  await page.getByLabel('Mail address').fill('passkey@sample.invalid');
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await page.getByRole('link', { name: /^https?:/ }).click();
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Your account' })).toBeVisible();

  await page.goto('/api/account');
  await page.getByRole('link', { name: 'Passkeys and mail address' }).click();
  await page.getByLabel('Name of the new passkey (optional)').fill('My phone');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByText('My phone')).toBeVisible();

  await page.goto('/api/logout');
  await expect(header.getByRole('link', { name: 'Sign In' })).toBeVisible();
  await header.getByRole('link', { name: 'Sign In' }).click();
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(header.getByRole('link', { name: /Your account/ })).toBeVisible();
});
