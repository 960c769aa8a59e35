/** A setting that nobody can find is none: the example file and the code name the same ones. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { rootDir } from '@sinima/build/workspace';

/** What `npm start`, `npm run dev` and the launcher set by themselves; a person has no use for them. */
const internal = ['DEV_RELEASES_DIR', 'DEV_SCRIPTS', 'DEV_SERVER_URL', 'HOST_DIR', 'HOST_VERSION'];

function namesIn(file: string, pattern: RegExp): string[] {
  const text = readFileSync(path.join(rootDir, file), 'utf8');
  return [...new Set([...text.matchAll(pattern)].map(([, name]) => name!))].sort();
}

const examples = namesIn('.env.example', /^#([A-Z0-9_]+)=/gm);

describe('the settings', () => {
  it('in .env.example are those that the servers read', () => {
    const read = [
      ...[
        'bff/src/settings/settings.ts',
        'bff/src/settings/auth-environment.ts',
        'bff/src/settings/contact-environment.ts',
        'front/src/server/settings.ts',
        'platform/identity/src/settings/settings.ts',
        'platform/server/src/mail-settings.ts',
        'platform/operator/src/settings/settings.ts',
      ].flatMap((file) => namesIn(file, /^\s+([A-Z][A-Z_]+): /gm)),
      ...namesIn('tools/site/src/site-settings.ts', /environment(?:\.|, ')([A-Z_]+)/g),
      // What docker-compose.yml cannot do without.
      ...namesIn('docker-compose.yml', /\$\{([A-Z0-9_]+):\?/g),
      ...namesIn('platform/releases/src/open-store.ts', /\b(RELEASES?_[A-Z0-9_]+)/g),
      ...namesIn('platform/releases/src/signing/read-signers.ts', /fromSetting\('([A-Z_]+)'\)/g),
      // What parts of the API declare.
      ...readdirSync(rootDir)
        .map((folder) => `${folder}/remote.config.ts`)
        .filter((file) => existsSync(path.join(rootDir, file)))
        .flatMap((file) => namesIn(file, /'(PART_[A-Z_]+)'/g)),
    ];
    expect(examples).toEqual([...new Set(read)].filter((name) => !internal.includes(name)).sort());
  });
});
