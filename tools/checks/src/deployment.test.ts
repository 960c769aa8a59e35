/** The files that deploy the site: they are read here, and checked by docker-compose where it is installed. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { rootDir } from '@sinima/build/workspace';
import { HOST_PATHS, hostPathOf } from '@sinima/contracts/host-paths';
import { parse } from 'yaml';

const read = (file: string): string => readFileSync(path.join(rootDir, file), 'utf8');

interface Service {
  build?: { context: string; dockerfile: string; target: string };
  read_only?: boolean;
  environment?: Record<string, string>;
  volumes?: string[];
  depends_on?: Record<string, unknown>;
}

const compose = parse(read('docker-compose.yml'), { merge: true }) as {
  services: Record<string, Service>;
  volumes: Record<string, unknown>;
};
const services = Object.entries(compose.services);
/** Settings of this product, and those that the AWS SDK and MongoDB's image read by themselves. */
const settings = [
  ...[...read('.env.example').matchAll(/^#([A-Z0-9_]+)=/gm)].map(([, name]) => name!),
  'AWS_REGION',
  'AWS_ACCESS_KEY_ID',
  'AWS_SECRET_ACCESS_KEY',
  'MONGO_INITDB_ROOT_USERNAME',
  'MONGO_INITDB_ROOT_PASSWORD',
];
const dockerfile = read('deploy/Dockerfile');
/** What each image adds to the stage that it starts from, by its name. */
const stages = new Map(
  dockerfile
    .split(/^FROM /m)
    .slice(1)
    .map((text) => [/ AS (\w+)/.exec(text)![1]!, text]),
);

/** Paths of the host that a cache in front of it keeps by the key of pages: files that are drawn or gathered here. */
const keptAsPages = [
  'apple-touch-icon.png',
  'cloth',
  'embed',
  'favicon.ico',
  'favicon.svg',
  'feeds',
  'icons',
  'manifest.webmanifest',
  'robots.txt',
  'sitemap.xml',
  'sitemaps',
  'social',
  'speculation-rules.json',
];

it('nginx passes every path of the host by its cache, but those that are kept as pages are', () => {
  const [, passed = ''] = /location ~ \^\/\((.*)\)\(\/\|\$\) \{/.exec(read('deploy/nginx/nginx.conf')) ?? [];
  const roots = passed.replaceAll('\\', '').split('|');
  // Nginx itself asks for the key; visitors do not.
  expect([...roots, ...keptAsPages, 'cache-key'].sort()).toEqual([...HOST_PATHS]);
});

it.each(['deploy/nginx/nginx.conf', 'deploy/varnish/default.vcl'])(
  "%s asks shell servers for paths that are the host's",
  (file) => {
    const asked = [...read(file).matchAll(/(?:auth_request|location =|\.url =) "?(\/[\w/-]+)/g)].map(
      ([, one]) => one!,
    );
    expect(asked.map(hostPathOf)).toEqual(asked.map((one) => one.split('/')[1]));
    expect(asked).not.toEqual([]);
  },
);

it('no image gets private keys, settings or data of the machine that builds it', () => {
  expect(read('.dockerignore').split('\n')).toEqual(
    expect.arrayContaining(['.keys', '**/*.pem', '.env', '.data']),
  );
});

describe('docker-compose.yml', () => {
  it('names files, services and volumes that are there', () => {
    for (const [, { build, volumes = [], depends_on: needs = {} }] of services) {
      if (build) expect(existsSync(path.join(rootDir, build.context, build.dockerfile))).toBe(true);
      for (const volume of volumes) {
        const [from = '', to] = volume.split(':', 2);
        const isThere = from.startsWith('./')
          ? existsSync(path.join(rootDir, from))
          : from in compose.volumes;
        // Without a name, it belongs to one container.
        expect([volume, isThere || to === undefined]).toEqual([volume, true]);
      }
      for (const service of Object.keys(needs)) expect(Object.keys(compose.services)).toContain(service);
    }
  });

  it('sets, and takes from outside, only what the settings know', () => {
    const set = services.flatMap(([, { environment = {} }]) => Object.keys(environment));
    const taken = [...read('docker-compose.yml').matchAll(/\$\{([A-Z0-9_]+)/g)].map(([, name]) => name!);
    expect(set.length).toBeGreaterThan(5);
    expect([...set, ...taken].filter((name) => !settings.includes(name))).toEqual([]);
  });

  it('has a database with access control, which the BFF connects to as its user', () => {
    const { mongodb, bff } = compose.services;
    const { command } = mongodb as { command?: string[] };
    expect(command).toContain('--keyFile');
    const user = mongodb?.environment?.MONGO_INITDB_ROOT_USERNAME;
    expect(bff?.environment?.MONGODB_URI).toContain(
      `mongodb://${user}:\${MONGODB_PASSWORD}@mongodb:27017/sinima?`,
    );
    expect(bff?.environment?.MONGODB_URI).toContain('authSource=admin');
  });

  it('runs images of ours whose file systems cannot be written', () => {
    const built = services.filter(([, { build }]) => build);
    expect(built.map(([name]) => name).sort()).toEqual(['bff', 'operator', 'publish', 'shell']);
    for (const [name, { build, read_only: isReadOnly }] of built)
      expect([build?.target, isReadOnly]).toEqual([name, true]);
  });
});

it('the packages that services run with have no bundler', () => {
  const workspaces = stages.get('production')!.match(/--workspace=\S+/g)!;
  const { status, stdout } = spawnSync('npm', ['ls', '--all', '--omit=dev', '--parseable', ...workspaces], {
    cwd: rootDir,
    encoding: 'utf8',
  });
  const packages = stdout.split('\n').map((folder) => folder.replace(/^.*\/node_modules\//, ''));
  expect([status, packages.includes('fastify')]).toEqual([0, true]);
  expect(packages.filter((each) => /rspack|webpack|^@sinima\/build$/.test(each))).toEqual([]);
});

const installed = spawnSync('docker-compose', ['version']).status === 0;

// Reported as skipped, not as passed, where it is not installed.
(installed ? describe : describe.skip)('docker-compose', () => {
  it('accepts docker-compose.yml', () => {
    const { status, stderr } = spawnSync(
      'docker-compose',
      ['-f', 'docker-compose.yml', 'config', '--quiet'],
      {
        cwd: rootDir,
        encoding: 'utf8',
        env: { ...process.env, MONGODB_PASSWORD: 'of-the-test' },
      },
    );
    expect([status, stderr]).toEqual([0, '']);
  });
});

describe('deploy/Dockerfile', () => {
  it('installs packages once, for all images', () => {
    expect(dockerfile.match(/npm (ci|install)/g)).toEqual(['npm ci']);
  });

  it.each(services.flatMap(([, { build }]) => build?.target ?? []))(
    'the image %s runs as a person without rights, and says how its health is asked',
    (target) => {
      const own = stages.get(target) ?? '';
      const from = stages.get(/^\w+/.exec(own)?.[0] ?? '') ?? '';
      expect(from + own).toMatch(/^USER node$/m);
      expect(own).toMatch(/^HEALTHCHECK /m);
    },
  );

  it('holds no secret, and settings that are known', () => {
    const names = [...dockerfile.matchAll(/\b([A-Z][A-Z0-9_]+)=/g)].map(([, variable]) => variable!);
    expect(names.filter((variable) => !settings.includes(variable))).toEqual(['NODE_ENV']);
    expect(names.filter((variable) => /SECRET|PASSWORD|TOKEN/.test(variable))).toEqual([]);
  });

  it('copies and runs files that are there', () => {
    const files = [...dockerfile.matchAll(/deploy\/[\w-]+\.ts/g)].map(([file]) => file);
    expect(files.filter((file) => !existsSync(path.join(rootDir, file)))).toEqual([]);
  });
});

describe('the workflow', () => {
  const { jobs } = parse(read('.github/workflows/test.yml')) as {
    jobs: Record<
      string,
      { strategy: { matrix: { node: number[] } }; env?: object; steps: { run?: string }[] }
    >;
  };

  it('runs the tests on each supported Node with a MongoDB, once on the embedded engine, and the BFF on another server', () => {
    expect(jobs['mongodb']?.strategy.matrix.node).toEqual([20, 22, 24]);
    expect(Object.keys(jobs['mongodb']?.env ?? {})).toEqual(['MONGODB_URI']);
    expect(jobs['embedded']?.strategy.matrix.node).toHaveLength(1);
    expect(jobs['embedded']?.env).toBeUndefined();
    expect(Object.values(jobs).map(({ steps }) => steps.at(-1)?.run)).toEqual([
      'npm test',
      'npm test',
      'npm run test:slow -- another-server',
    ]);
  });
});
