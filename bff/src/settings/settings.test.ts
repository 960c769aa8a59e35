import { SettingsError } from '@sinima/server/settings';
import { readSettings } from './settings.js';

describe('the settings', () => {
  it('the settings have defaults for everything', () => {
    expect(readSettings({}, '/repo')).toEqual({
      contact: { delivery: 'log' },
      port: 3001,
      host: '127.0.0.1',
      mongodbUri: undefined,
      dataDir: '/repo/.data',
      releases: { root: '/repo', cacheDir: '/repo/.data/release-cache' },
      logLevel: 'info',
      logEvery: 1,
      trustedProxies: ['loopback'],
      rateLimit: 600,
      keyRateLimit: 6_000,
      cacheMegabytes: 64,
      sampleData: false,
      auth: {},
    });
  });

  it('the settings come from the environment', () => {
    const env = {
      BFF_PORT: '4001',
      HOST: '0.0.0.0',
      MONGODB_URI: 'mongodb://db.example/sinima',
      SINIMA_DATA_DIR: '/var/sinima',
      LOG_LEVEL: 'warn',
      LOG_EVERY: '100',
      TRUSTED_PROXIES: 'loopback, 10.0.0.0/8',
      RATE_LIMIT: '0',
      CACHE_MEGABYTES: '8',
      SINIMA_MODE: 'production',
      PUBLIC_URL: 'https://sinima.example/',
      OIDC_ISSUER: 'https://id.example',
      OIDC_CLIENT_ID: 'ours',
      OIDC_CLIENT_SECRET: 'theirs',
      SESSION_SECRET: 'x'.repeat(32),
      MODERATORS: 'amina@sinima.example, a-subject',
      SMTP_URL: 'smtp://mail.example',
      MAIL_FROM: 'site@sinima.example',
      CONTACT_MAIL: 'Editors@sinima.example',
    };
    expect(readSettings(env, '/repo')).toEqual({
      contact: {
        delivery: 'mail',
        mail: { server: 'smtp://mail.example', from: 'site@sinima.example' },
        to: 'editors@sinima.example',
      },
      port: 4001,
      host: '0.0.0.0',
      mongodbUri: 'mongodb://db.example/sinima',
      dataDir: '/var/sinima',
      logLevel: 'warn',
      logEvery: 100,
      trustedProxies: ['loopback', '10.0.0.0/8'],
      rateLimit: 0,
      keyRateLimit: 0,
      cacheMegabytes: 8,
      releases: { root: '/repo', cacheDir: '/repo/.data/release-cache' },
      sampleData: false,
      auth: {
        publicUrl: 'https://sinima.example',
        sessionSecret: 'x'.repeat(32),
        moderators: ['amina@sinima.example', 'a-subject'],
        provider: { issuer: 'https://id.example', clientId: 'ours', clientSecret: 'theirs' },
      },
    });
  });

  it('the settings take an empty value for one that is not given', () => {
    expect(readSettings({ MONGODB_URI: '', BFF_PORT: '' }, '/d')).toMatchObject({
      port: 3001,
      mongodbUri: undefined,
    });
  });

  it.each([
    ['BFF_PORT', 'many'],
    ['BFF_PORT', '70000'],
    ['MONGODB_URI', 'db.example:27017'],
    ['LOG_LEVEL', 'loud'],
    ['RATE_LIMIT', '-1'],
    ['API_RATE_LIMIT', 'much'],
    ['SAMPLE_DATA', 'perhaps'],
  ])('the settings refuse %s=%s by name', (name, value) => {
    expect(() => readSettings({ [name]: value }, '/d')).toThrow(SettingsError);
    expect(() => readSettings({ [name]: value }, '/d')).toThrow(name);
  });

  it('the settings show sample data where they are asked to', () => {
    expect(readSettings({ SAMPLE_DATA: 'on' }, '/d').sampleData).toBe(true);
    expect(readSettings({ SAMPLE_DATA: 'off' }, '/d').sampleData).toBe(false);
  });

  it('the settings give calls of the API a limit of their own where one is named, else that of pages', () => {
    expect(readSettings({ RATE_LIMIT: '300' }, '/d').rateLimit).toBe(300);
    expect(readSettings({ RATE_LIMIT: '300', API_RATE_LIMIT: '60' }, '/d').rateLimit).toBe(60);
    expect(readSettings({ RATE_LIMIT: '300', API_RATE_LIMIT: '0' }, '/d').rateLimit).toBe(0);
    expect(readSettings({ API_RATE_LIMIT: '60' }, '/d').keyRateLimit).toBe(600);
    expect(readSettings({ API_RATE_LIMIT: '60', API_KEY_RATE_LIMIT: '0' }, '/d').keyRateLimit).toBe(0);
    expect(() => readSettings({ API_RATE_LIMIT: '60', API_KEY_RATE_LIMIT: '59' }, '/d')).toThrow(
      'API_KEY_RATE_LIMIT is wrong',
    );
  });

  it('the settings trust this machine, whichever proxies they name', () => {
    expect(readSettings({ TRUSTED_PROXIES: '10.0.0.7' }, '/d').trustedProxies).toEqual([
      'loopback',
      '10.0.0.7',
    ]);
  });

  it('the settings accept port 0, which means any free port', () => {
    expect(readSettings({ BFF_PORT: '0' }, '/d').port).toBe(0);
  });

  describe('of a site in production', () => {
    const sound = {
      SINIMA_MODE: 'production',
      PUBLIC_URL: 'https://sinima.example',
      OIDC_ISSUER: 'https://id.example',
      SESSION_SECRET: 'x'.repeat(32),
    };

    it('the settings of a site in production can be used where nothing is missing', () => {
      expect(readSettings(sound, '/d').auth.provider?.clientId).toBe('sinima');
    });

    it('without a mail address for them, a site in production takes no messages', () => {
      expect(readSettings(sound, '/d').contact).toEqual({ delivery: 'none' });
    });

    it.each([
      ['CONTACT_MAIL', { CONTACT_MAIL: 'editors' }],
      ['SMTP_URL', { CONTACT_MAIL: 'editors@sinima.example' }],
      ['MAIL_FROM', { CONTACT_MAIL: 'editors@sinima.example', SMTP_URL: 'smtp://mail.example' }],
    ])('the settings of messages are refused by name where %s is wrong or missing', (name, values) => {
      expect(() => readSettings({ ...sound, ...values }, '/d')).toThrow(name);
    });

    it.each([
      ['OIDC_ISSUER', ''],
      ['OIDC_ISSUER', 'http://localhost:3002'],
      ['SESSION_SECRET', ''],
      ['SESSION_SECRET', 'short'],
      ['PUBLIC_URL', ''],
      ['PUBLIC_URL', 'http://sinima.example'],
      ['SAMPLE_DATA', 'on'],
    ])('the settings of a site in production are refused by name with %s=%s', (name, value) => {
      const read = () => readSettings({ ...sound, [name]: value }, '/d');
      expect(read).toThrow(SettingsError);
      expect(read).toThrow(name);
    });
  });
});
