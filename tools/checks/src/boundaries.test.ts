/** Builds a small repository with one wrong import for each rule, and sees that the rules name every one. */
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { rootDir } from '@sinima/build/workspace';

const cruiser = path.join(rootDir, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
const rules = path.join(rootDir, '.dependency-cruiser.cjs');

/** What may be imported, by file. */
const targets: Record<string, string> = {
  'contracts/src/paths.ts': 'export const paths = {};',
  'contracts/src/vocabulary.ts': 'export const CITIES = null;',
  'ui-kit/src/badge.tsx': 'export const Badge = null;',
  'platform/runtime/src/runtime.ts': 'export const Link = null;',
  'platform/runtime/src/host.ts': 'export const createQueryClient = null;',
  'platform/catalogue-ui/src/title-card.tsx': 'export const TitleCard = null;',
  'platform/build/src/build-release.ts': 'export const buildRelease = null;',
  'contracts/src/host.ts': 'export const HOST_BASE = null;',
  'platform/releases/src/release-store.ts': 'export const openReleaseStore = null;',
  'platform/embedded-mongo/src/process/engine-supervisor.ts': 'export const superviseEngine = null;',
  'platform/testing/src/render-fragment.tsx': 'export const renderFragment = null;',
  'shell/src/server/server.ts': 'export const createServer = null;',
  'mfe-people/src/remote.ts': 'export const remote = null;',
  'bff/src/main.ts': 'export const main = null;',
};

interface WrongImport {
  rule: string;
  from: string;
  imported: string;
}

const wrong: WrongImport[] = [
  { rule: 'contracts-stand-alone', from: 'contracts/src/a.ts', imported: '../../ui-kit/src/badge.tsx' },
  { rule: 'contracts-stand-alone', from: 'contracts/src/b.ts', imported: 'react' },
  { rule: 'ui-kit-knows-react-only', from: 'ui-kit/src/a.tsx', imported: '../../contracts/src/paths.ts' },
  { rule: 'ui-kit-knows-react-only', from: 'ui-kit/src/b.tsx', imported: 'react-router-dom' },
  { rule: 'remotes-stay-apart', from: 'mfe-title/src/a.ts', imported: '../../mfe-people/src/remote.ts' },
  {
    rule: 'remotes-lean-on-the-platform-only',
    from: 'mfe-title/src/b.ts',
    imported: '../../shell/src/server/server.ts',
  },
  {
    rule: 'remotes-lean-on-the-platform-only',
    from: 'mfe-title/src/c.ts',
    imported: '../../platform/runtime/src/host.ts',
  },
  {
    rule: 'catalogue-ui-leans-on-runtime-and-ui-kit-only',
    from: 'platform/catalogue-ui/src/a.ts',
    imported: '../../runtime/src/host.ts',
  },
  {
    rule: 'remotes-take-shared-libraries-from-the-runtime',
    from: 'platform/catalogue-ui/src/b.ts',
    imported: '@tanstack/react-query',
  },
  {
    rule: 'remotes-take-shared-libraries-from-the-runtime',
    from: 'mfe-title/src/d.tsx',
    imported: 'react-router-dom',
  },
  {
    rule: 'remotes-take-shared-libraries-from-the-runtime',
    from: 'mfe-title/src/e.tsx',
    imported: '@tanstack/react-query',
  },
  {
    rule: 'shell-knows-no-remote',
    from: 'shell/src/app/a.ts',
    imported: '../../../mfe-people/src/remote.ts',
  },
  {
    rule: 'shell-in-the-browser-is-browser-code',
    from: 'shell/src/app/b.ts',
    imported: '../../../platform/releases/src/release-store.ts',
  },
  {
    rule: 'shell-in-the-browser-is-browser-code',
    from: 'shell/src/client/c.ts',
    imported: '../server/server.ts',
  },
  { rule: 'no-node-in-the-browser', from: 'shell/src/client/d.ts', imported: 'node:fs' },
  { rule: 'bff-stands-alone', from: 'e2e/a.ts', imported: '../bff/src/main.ts' },
  {
    rule: 'bff-imports-only-what-it-ships-with',
    from: 'bff/src/a.ts',
    imported: '../../contracts/src/paths.ts',
  },
  {
    rule: 'bff-imports-only-what-it-ships-with',
    from: 'bff/src/b.ts',
    imported: '../../platform/runtime/src/runtime.ts',
  },
  {
    rule: 'bundler-stays-out-of-servers',
    from: 'shell/src/server/a.ts',
    imported: '../../../platform/build/src/build-release.ts',
  },
  {
    rule: 'tests-are-not-sources',
    from: 'mfe-title/src/f.ts',
    imported: '../../platform/testing/src/render-fragment.tsx',
  },
  { rule: 'no-cycles', from: 'mfe-people/src/a.ts', imported: './b.ts' },
  { rule: 'resolvable', from: 'mfe-people/src/c.ts', imported: './nowhere.ts' },
];

const right: Omit<WrongImport, 'rule'>[] = [
  { from: 'mfe-title/src/ok.tsx', imported: '../../contracts/src/paths.ts' },
  { from: 'mfe-title/src/ok2.tsx', imported: '../../ui-kit/src/badge.tsx' },
  { from: 'mfe-title/src/ok3.tsx', imported: '../../platform/runtime/src/runtime.ts' },
  { from: 'mfe-title/src/ok4.test.tsx', imported: '../../platform/testing/src/render-fragment.tsx' },
  { from: 'mfe-title/src/ok6.tsx', imported: '../../platform/catalogue-ui/src/title-card.tsx' },
  { from: 'platform/catalogue-ui/src/ok.tsx', imported: '../../runtime/src/runtime.ts' },
  { from: 'platform/catalogue-ui/src/ok2.tsx', imported: '../../../ui-kit/src/badge.tsx' },
  { from: 'mfe-title/src/ok5.tsx', imported: 'react' },
  { from: 'shell/src/server/ok.ts', imported: '../../../contracts/src/host.ts' },
  { from: 'bff/src/ok.ts', imported: '../../platform/embedded-mongo/src/process/engine-supervisor.ts' },
  { from: 'bff/src/ok2.ts', imported: '../../contracts/src/vocabulary.ts' },
  { from: 'shell/src/server/ok2.ts', imported: '../../../platform/releases/src/release-store.ts' },
];

interface Violation {
  from: string;
  rule: { name: string; severity: string };
}

let violations: Violation[];

async function writeRepository(dir: string): Promise<void> {
  const files = {
    ...targets,
    'mfe-people/src/b.ts': "import './a.ts';",
    ...Object.fromEntries([...wrong, ...right].map(({ from, imported }) => [from, `import '${imported}';`])),
  };
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(dir, file)), { recursive: true });
    await writeFile(path.join(dir, file), `${text}\n`);
  }
  for (const name of ['react', 'react-router-dom', '@tanstack/react-query']) {
    const link = path.join(dir, 'node_modules', name);
    await mkdir(link, { recursive: true });
    await writeFile(path.join(link, 'package.json'), JSON.stringify({ name, main: 'index.js' }));
    await writeFile(path.join(link, 'index.js'), '');
  }
  await symlink(path.join(rootDir, 'node_modules/typescript'), path.join(dir, 'node_modules/typescript'));
}

function cruise(dir: string): Promise<Violation[]> {
  const folders = [...new Set(Object.keys(targets).map((file) => file.split('/')[0]!)), 'mfe-title', 'e2e'];
  const args = [cruiser, '--config', rules, '--output-type', 'json', ...folders];
  return new Promise((resolve, reject) => {
    execFile(process.execPath, args, { cwd: dir, maxBuffer: 64 * 1024 * 1024 }, (_error, output, errors) => {
      if (output === '') reject(new Error(errors));
      else resolve((JSON.parse(output) as { summary: { violations: Violation[] } }).summary.violations);
    });
  });
}

beforeAll(async () => {
  const dir = await realpath(await mkdtemp(path.join(tmpdir(), 'sinima-boundaries-')));
  await writeRepository(dir);
  violations = await cruise(dir);
  await rm(dir, { recursive: true });
}, 60_000);

describe('the boundary rules', () => {
  it.each(wrong)('$rule forbids $imported in $from', ({ rule, from }) => {
    const broken = violations.filter((violation) => violation.from === from);
    expect(broken.map(({ rule: { name, severity } }) => `${severity}: ${name}`)).toContain(`error: ${rule}`);
  });

  it.each(right)('allow $imported in $from', ({ from }) => {
    expect(violations.filter((violation) => violation.from === from)).toEqual([]);
  });

  it('are all tried here', async () => {
    const { default: config } = (await import(rules)) as {
      default: { forbidden: { name: string }[] };
    };
    const tried = new Set(wrong.map(({ rule }) => rule));
    expect(config.forbidden.map(({ name }) => name).filter((name) => !tried.has(name))).toEqual([]);
  });
});
