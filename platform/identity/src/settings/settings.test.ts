import { SettingsError } from '@sinima/server/settings';
import { readIdentitySettings } from './settings.ts';

const production = {
  SINIMA_MODE: 'production',
  IDENTITY_URL: 'https://id.sinima.example/',
  PUBLIC_URL: 'https://sinima.example',
  SMTP_URL: 'smtps://user:secret@mail.example',
  MAIL_FROM: 'Sinima <sign-in@sinima.example>',
};

it('a demonstration needs no setting, and is for any site of this machine', () => {
  expect(readIdentitySettings({ PUBLIC_URL: 'http://localhost:3000' })).toMatchObject({
    port: 3002,
    host: '127.0.0.1',
    isDemo: true,
    siteUrl: undefined,
    mail: undefined,
  });
});

it('production is for one site, and sends mail', () => {
  expect(readIdentitySettings(production)).toMatchObject({
    isDemo: false,
    issuer: 'https://id.sinima.example',
    siteUrl: 'https://sinima.example',
    mail: { server: production.SMTP_URL, from: production.MAIL_FROM },
  });
});

it.each([
  ['IDENTITY_URL', ''],
  ['IDENTITY_URL', 'http://id.sinima.example'],
  ['PUBLIC_URL', ''],
  ['SMTP_URL', ''],
  ['SMTP_URL', 'mail.example'],
  ['MAIL_FROM', ''],
])('production is refused by name with %s=%s', (name, value) => {
  const read = () => readIdentitySettings({ ...production, [name]: value });
  expect(read).toThrow(SettingsError);
  expect(read).toThrow(name);
});
