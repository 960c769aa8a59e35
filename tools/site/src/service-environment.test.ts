import { readFileSync } from 'node:fs';
import path from 'node:path';
import { serviceEnvironment, type ServiceName } from './service-environment.ts';

const services: readonly ServiceName[] = ['identity', 'bff', 'shell', 'operator'];

/** All settings that there are, and keys that only commands read. */
const environment = Object.fromEntries(
  [...readFileSync(path.join(__dirname, '../../../.env.example'), 'utf8').matchAll(/^#([A-Z0-9_]+)=/gm)].map(
    ([, name]) => [name!, 'set'],
  ),
);

const receivers = (name: string): ServiceName[] =>
  services.filter((service) => name in serviceEnvironment(service, { [name]: 'set' }));

test.each([
  ['MONGODB_URI', ['bff']],
  ['SESSION_SECRET', ['bff']],
  ['SMTP_URL', ['identity', 'bff']],
  ['CONTACT_MAIL', ['bff']],
  ['MODERATORS', ['bff']],
  ['OIDC_CLIENT_SECRET', ['bff']],
  ['POINTER_SIGNING_KEY', ['operator']],
  ['OPERATOR_OIDC_CLIENT_SECRET', ['operator']],
  ['RELEASE_SIGNING_KEY', []],
  ['OPERATOR_TOKEN', ['shell', 'operator']],
  ['GITHUB_TOKEN', []],
  ['PATH', services],
])('%s is given to %j', (name, expected) => {
  expect(receivers(name)).toEqual(expected);
});

test('every setting of .env.example reaches a process of the site, but for those of commands and of docker-compose', () => {
  const unused = Object.keys(environment).filter((name) => receivers(name).length === 0);
  expect(
    unused.filter((name) => !/^(RELEASE_SIGNING_KEY|RELEASE_KEYS_DIR|MONGODB_PASSWORD)$/.test(name)),
  ).toEqual([]);
});
