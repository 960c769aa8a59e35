/** @jest-environment node */
import { readSettings } from './settings.ts';

describe('the settings of the shell server', () => {
  it('settings of the shell server have defaults that find everything in the repository', () => {
    expect(readSettings({}, '/repo')).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      bffUrl: 'http://127.0.0.1:3001',
      trustedProxies: ['loopback'],
      rateLimit: 600,
      attachedAssetsDir: '/repo/attached_assets',
      releases: {
        root: '/repo',
        cacheDir: '/repo/.data/release-cache',
        developmentDir: undefined,
        hostVersion: undefined,
        hostDir: '/repo/shell/dist',
      },
      operatorToken: undefined,
      operatorUrl: undefined,
      devServerUrl: undefined,
      devScripts: [],
    });
  });

  it('settings of the shell server take 0 for any free port', () => {
    expect(readSettings({ SHELL_PORT: '0' }, '/repo').port).toBe(0);
  });

  it('settings of the shell server take several trusted proxies', () => {
    const { trustedProxies } = readSettings({ TRUSTED_PROXIES: 'loopback, 10.0.0.0/8' }, '/repo');
    expect(trustedProxies).toEqual(['loopback', '10.0.0.0/8']);
  });

  it('settings of the shell server know the origin of the address at which visitors reach the site', () => {
    expect(readSettings({ PUBLIC_URL: 'https://sinima.example/' }, '/repo').publicOrigin).toBe(
      'https://sinima.example',
    );
    expect(readSettings({}, '/repo').publicOrigin).toBeUndefined();
  });

  it('settings of the shell server take scripts of development in development alone', () => {
    const scripts = { DEV_SCRIPTS: '/__dev/client.js, /api/__mock/panel.js' };
    expect(readSettings(scripts, '/repo').devScripts).toEqual([]);
    expect(readSettings({ ...scripts, DEV_SERVER_URL: 'http://127.0.0.1:9' }, '/repo').devScripts).toEqual([
      '/__dev/client.js',
      '/api/__mock/panel.js',
    ]);
  });

  it.each([
    ['SHELL_PORT', 'http'],
    ['SHELL_PORT', '70000'],
    ['BFF_URL', 'nowhere'],
    ['LOG_LEVEL', 'loud'],
    ['PUBLIC_URL', 'sinima'],
    ['OPERATOR_URL', 'nowhere'],
    ['TRUSTED_PROXIES', 'my-proxy'],
    ['RATE_LIMIT', 'much'],
    ['DEV_SCRIPTS', 'https://elsewhere.example/client.js'],
  ])('settings of the shell server name %s when it is %s', (name, value) => {
    expect(() => readSettings({ [name]: value }, '/repo')).toThrow(name);
  });
});
