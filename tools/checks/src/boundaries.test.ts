/** Builds a small repository with one wrong import for each rule, and sees that the rules name every one. */
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { rootDir } from '@sinima/build/workspace';

const program = path.join(rootDir, 'tools/checks/src/check-boundaries.ts');
const require = createRequire(import.meta.url);
const imports = require('../boundaries/imports.cjs') as Record<string, string[]>;
const rooms = require('../boundaries/rooms.cjs') as Record<string, string[][]>;

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
  'platform/releases/src/release-store.ts': 'export const ReleaseStore = null;',
  'platform/embedded-mongo/src/process/engine-supervisor.ts': 'export const superviseEngine = null;',
  'platform/testing/src/render-fragment.tsx': 'export const renderFragment = null;',
  'shell/src/page/page-state.ts': 'export const ROOT_ID = null;',
  'shell/src/app/app.tsx': 'export const App = null;',
  'front/src/server/server.ts': 'export const createServer = null;',
  'mfe-people/src/remote.ts': 'export const remote = null;',
  'mfe-people/api/awards.module.ts': 'export const AwardsModule = null;',
  'platform/api/src/http/list-page.ts': 'export const MAX_DEPTH = null;',
  'bff/src/main.ts': 'export const main = null;',
};

/** `mfe-*` stands for `mfe-title`. */
const topFolder = (workspace: string): string => workspace.split('/')[0]!.replace('*', 'title');

interface WrongImport {
  rule: string;
  from: string;
  imported: string;
}

/** The import of `imported`, a file named from the root, as a file in `from` writes it. */
const pathBetween = (from: string, imported: string): string =>
  `./${path.posix.relative(path.posix.dirname(from), imported)}`;

/** For each row of `imports.cjs`, something that its workspace may not import. */
const wrongWorkspaces = Object.keys(imports).map((workspace): WrongImport => {
  const from = `${workspace.replace('*', 'title')}/src/wrong-workspace.ts`;
  const target = workspace === 'front' ? 'bff/src/main.ts' : 'front/src/server/server.ts';
  return { rule: `imports-of-${workspace}`, from, imported: pathBetween(from, target) };
});

/** For each folder of `rooms.cjs`, an import from the folder above it, or from `src` itself. */
const wrongRooms = Object.entries(rooms).flatMap(([workspace, levels]) =>
  levels.flatMap((folders, level) => {
    const rule = `rooms-of-${workspace}: ${folders.join(', ')}`;
    const above = levels[level + 1]?.[0];
    const target = `${workspace}/src/${above === undefined ? '' : `${above}/`}room.ts`;
    return folders.map((folder): WrongImport => {
      const from = `${workspace}/src/${folder}/wrong-room.ts`;
      return { rule, from, imported: pathBetween(from, target) };
    });
  }),
);

const wrong: WrongImport[] = [
  ...wrongWorkspaces,
  ...wrongRooms,
  { rule: 'contracts-need-no-library', from: 'contracts/src/b.ts', imported: 'react' },
  { rule: 'ui-kit-knows-react-only', from: 'ui-kit/src/a.tsx', imported: '../../contracts/src/paths.ts' },
  { rule: 'ui-kit-knows-react-only', from: 'ui-kit/src/b.tsx', imported: 'react-router-dom' },
  { rule: 'remotes-stay-apart', from: 'mfe-title/src/a.test.ts', imported: '../../mfe-people/src/remote.ts' },
  {
    rule: 'api-parts-stay-on-the-server',
    from: 'mfe-people/src/d.ts',
    imported: '../api/awards.module.ts',
  },
  {
    rule: 'shapes-of-parts-know-no-server',
    from: 'mfe-people/api/shapes/a.ts',
    imported: '../awards.module.ts',
  },
  { rule: 'imports-of-mfe-*/api', from: 'mfe-people/api/a.ts', imported: '../src/remote.ts' },
  { rule: 'imports-of-mfe-*', from: 'mfe-title/src/c.ts', imported: '../../platform/runtime/src/host.ts' },
  {
    rule: 'imports-of-platform/catalogue-ui',
    from: 'platform/catalogue-ui/src/b.ts',
    imported: '../../runtime/src/host.ts',
  },
  { rule: 'imports-of-bff', from: 'bff/src/a.ts', imported: '../../contracts/src/paths.ts' },
  {
    rule: 'imports-of-front',
    from: 'front/src/server/a.ts',
    imported: '../../../platform/build/src/build-release.ts',
  },
  {
    rule: 'remotes-take-shared-libraries-from-the-runtime',
    from: 'mfe-title/src/d.ts',
    imported: 'react-router-dom',
  },
  {
    rule: 'remotes-take-shared-libraries-from-the-runtime',
    from: 'platform/catalogue-ui/src/c.ts',
    imported: '@tanstack/react-query',
  },
  {
    rule: 'shell-in-the-browser-knows-no-store',
    from: 'shell/src/client/a.ts',
    imported: '../../../platform/releases/src/release-store.ts',
  },
  { rule: 'imports-of-front', from: 'front/src/pages/a.ts', imported: '../../../shell/src/app/app.tsx' },
  { rule: 'caches-are-listed', from: 'front/src/pages/c.ts', imported: 'lru-cache' },
  {
    rule: 'processes-are-started-in-one-place',
    from: 'platform/releases/src/b.ts',
    imported: 'node:child_process',
  },
  { rule: 'one-cluster', from: 'platform/releases/src/c.ts', imported: 'node:cluster' },
  { rule: 'front-has-no-react', from: 'front/src/server/b.ts', imported: 'react' },
  { rule: 'no-node-in-the-browser', from: 'shell/src/client/d.ts', imported: 'node:fs' },
  {
    rule: 'tests-are-not-sources',
    from: 'mfe-title/src/f.ts',
    imported: '../../platform/testing/src/render-fragment.tsx',
  },
  { rule: 'tests-are-not-sources', from: 'mfe-title/src/g.ts', imported: './ok4.stories.tsx' },
  {
    rule: 'features-stay-apart',
    from: 'mfe-people/src/features/awards/a.ts',
    imported: '../hero/hero.ts',
  },
  { rule: 'no-cycles', from: 'mfe-people/src/a.ts', imported: './b.ts' },
  { rule: 'resolvable', from: 'mfe-people/src/c.ts', imported: './nowhere.ts' },
  { rule: 'no-folder-cycles', from: 'ui-kit/src/one', imported: '../two' },
];

const right: Omit<WrongImport, 'rule'>[] = [
  { from: 'mfe-title/src/ok.tsx', imported: '../../contracts/src/paths.ts' },
  { from: 'mfe-title/src/ok2.tsx', imported: '../../ui-kit/src/badge.tsx' },
  { from: 'mfe-title/src/ok3.tsx', imported: '../../platform/runtime/src/runtime.ts' },
  { from: 'mfe-title/src/ok4.test.tsx', imported: '../../platform/testing/src/render-fragment.tsx' },
  { from: 'mfe-title/src/ok4.stories.tsx', imported: '../../platform/testing/src/render-fragment.tsx' },
  { from: 'mfe-title/src/ok6.tsx', imported: '../../platform/catalogue-ui/src/title-card.tsx' },
  { from: 'platform/catalogue-ui/src/ok.tsx', imported: '../../runtime/src/runtime.ts' },
  { from: 'platform/catalogue-ui/src/ok2.tsx', imported: '../../../ui-kit/src/badge.tsx' },
  { from: 'mfe-title/api/ok.ts', imported: '../../platform/api/src/http/list-page.ts' },
  { from: 'mfe-title/src/ok5.tsx', imported: 'react' },
  { from: 'front/src/pages/assembled-pages.ts', imported: 'lru-cache' },
  { from: 'platform/processes/src/ok.ts', imported: 'node:child_process' },
  { from: 'platform/releases/src/ok.test.ts', imported: 'node:child_process' },
  { from: 'platform/launcher/src/host-process.ts', imported: 'node:cluster' },
  { from: 'front/src/pages/ok.ts', imported: '../../../shell/src/page/page-state.ts' },
  { from: 'front/src/server/ok.ts', imported: '../../../contracts/src/host.ts' },
  { from: 'bff/src/ok.ts', imported: '../../platform/embedded-mongo/src/process/engine-supervisor.ts' },
  { from: 'bff/src/ok2.ts', imported: '../../contracts/src/vocabulary.ts' },
  { from: 'front/src/server/ok2.ts', imported: '../../../platform/releases/src/release-store.ts' },
];

interface Violation {
  readonly severity: string;
  readonly rule: string;
  readonly from: string;
}

let violations: Violation[];

async function writeRepository(dir: string): Promise<void> {
  const files = {
    ...targets,
    'mfe-people/src/b.ts': "import './a.ts';",
    'ui-kit/src/one/a.ts': "import '../two/b.ts';",
    'ui-kit/src/one/d.ts': '',
    'ui-kit/src/two/b.ts': '',
    'ui-kit/src/two/c.ts': "import '../one/d.ts';",
    'mfe-people/src/features/hero/hero.ts': '',
    ...Object.fromEntries(
      wrongRooms.map(({ from, imported }) => [path.join(path.dirname(from), imported), '']),
    ),
    ...Object.fromEntries(
      [...wrong, ...right]
        .filter(({ from }) => from.includes('.'))
        .map(({ from, imported }) => [from, `import '${imported}';`]),
    ),
  };
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(dir, file)), { recursive: true });
    await writeFile(path.join(dir, file), `${text}\n`);
  }
  for (const name of ['react', 'react-router-dom', '@tanstack/react-query', 'lru-cache']) {
    const link = path.join(dir, 'node_modules', name);
    await mkdir(link, { recursive: true });
    await writeFile(path.join(link, 'package.json'), JSON.stringify({ name, main: 'index.js' }));
    await writeFile(path.join(link, 'index.js'), '');
  }
  await symlink(path.join(rootDir, 'node_modules/typescript'), path.join(dir, 'node_modules/typescript'));
}

function findViolations(dir: string): Promise<Violation[]> {
  const folders = [...new Set([...Object.keys(imports), ...Object.keys(rooms)].map(topFolder))];
  const args = ['--import', require.resolve('tsx/esm'), program, ...folders];
  return new Promise((resolve, reject) => {
    execFile(process.execPath, args, { cwd: dir, maxBuffer: 64 * 1024 * 1024 }, (_error, output, errors) => {
      if (output === '') {
        reject(new Error(errors));
        return;
      }
      const lines = output.matchAll(/^(\w+) (.+): (\S+) → /gm);
      resolve(
        [...lines].map(([, severity, rule, from]) => ({ severity: severity!, rule: rule!, from: from! })),
      );
    });
  });
}

beforeAll(async () => {
  const dir = await realpath(await mkdtemp(path.join(tmpdir(), 'sinima-boundaries-')));
  await writeRepository(dir);
  violations = await findViolations(dir);
  await rm(dir, { recursive: true });
}, 60_000);

describe('boundary rules', () => {
  it.each(wrong)('$rule forbids $imported in $from', ({ rule, from }) => {
    const broken = violations.filter((violation) => violation.from === from);
    expect(broken.map((violation) => `${violation.severity}: ${violation.rule}`)).toContain(`error: ${rule}`);
  });

  it.each(right)('boundary rules allow $imported in $from', ({ from }) => {
    expect(violations.filter((violation) => violation.from === from)).toEqual([]);
  });

  it('boundary rules are all tried here', () => {
    const { forbidden } = require(path.join(rootDir, '.dependency-cruiser.cjs')) as {
      forbidden: { name: string }[];
    };
    const names = [...forbidden.map(({ name }) => name), 'no-folder-cycles'];
    const tried = new Set(wrong.map(({ rule }) => rule));
    expect(names.filter((name) => !tried.has(name))).toEqual([]);
  });
});
