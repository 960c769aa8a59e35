import { readSettings } from './settings.ts';

describe('the settings of the operator’s service', () => {
  it('all have a default', () => {
    expect(readSettings({})).toMatchObject({
      port: 3003,
      host: '127.0.0.1',
      shells: ['http://127.0.0.1:3000'],
      token: undefined,
      provider: undefined,
      guard: { stages: [1, 10, 50], stageMs: 300_000, stageVisitors: 100, leastVisitors: 50 },
    });
  });

  it.each([
    ['OPERATOR_TOKEN', 'short', /^OPERATOR_TOKEN is wrong: it has to be 24 characters or more/],
    ['SHELL_URLS', 'localhost:3000', /^SHELL_URLS is wrong: it has to name the shell servers/],
    ['GUARD_STAGES', '10,1', /^GUARD_STAGES is wrong: it has to be shares in percent that rise/],
    ['TRUSTED_PROXIES', 'everybody', /^TRUSTED_PROXIES is wrong: it has to be addresses, ranges/],
    ['OPERATOR_PORT', '70000', /^OPERATOR_PORT is wrong: it has to be a whole number from 0 to 65535\.$/],
    ['OPERATOR_OIDC_ISSUER', 'https://id.example', /^PUBLIC_URL is missing: with OPERATOR_OIDC_ISSUER/],
  ])('a mistake in %s (%s) is told with what it has to be', (name, value, message) => {
    expect(() => readSettings({ [name]: value })).toThrow(message);
  });

  it('a stage of 100 % is the promotion itself', () => {
    expect(readSettings({ GUARD_STAGES: '5, 25, 100' }).guard.stages).toEqual([5, 25]);
  });
});
